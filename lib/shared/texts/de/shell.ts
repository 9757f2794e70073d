import type { Texts } from '../en/texts';
import { failure } from './failure';
import { notFound } from './not-found';

export const shell: Texts['shell'] = {
  tagline: 'Werkzeug für alle, die bauen',
  skip: 'Zum Inhalt springen',
  description:
    '{brand} fertigt und individualisiert Profiwerkzeug für Werkstätten, Monteure und Händler. Bestellen Sie ab der angegebenen Mindestmenge, mit Stückpreis und aktuellem Bestand.',
  header: {
    label: 'Hauptmenü',
    openMenu: 'Menü öffnen',
    closeMenu: 'Menü schließen',
    home: 'Start',
    tools: 'Werkzeuge',
    review: 'Bewertungen',
    portfolio: 'Portfolio',
    blog: 'Blog',
    dashboard: 'Konto',
    quickOrder: 'Schnellbestellung',
    categories: 'Werkzeugkategorien',
    allTools: 'Alle Werkzeuge',
    cart: 'Warenkorb',
    login: 'Anmelden',
    logout: 'Abmelden',
    unavailable: 'Anmeldestatus unbekannt. Erneut prüfen',
    darkTheme: 'Dunkle Darstellung',
    lightTheme: 'Helle Darstellung',
  },
  footer: {
    intro:
      'Professionelle Hand-, Elektro- und Messwerkzeuge, seit 1987 im eigenen Werk gefertigt und veredelt.',
    contact: 'Kontakt',
    contactUs: 'Kontaktformular',
    quote: 'Angebotsformular',
    quickOrder: 'Schnellbestellung',
    newsletterTitle: 'Neue Werkzeuge, einmal im Monat',
    newsletterText: 'Neuheiten, Preisänderungen und Lieferzeiten. Höchstens eine E-Mail im Monat.',
    emailLabel: 'E-Mail-Adresse',
    emailPlaceholder: 'einkauf@ihrefirma.de',
    subscribe: 'Abonnieren',
    subscribed:
      'Vielen Dank. Bitte klicken Sie zur Bestätigung auf die Schaltfläche in der E-Mail, die wir Ihnen gerade geschickt haben.',
    noScript:
      'Die Anmeldung zum Newsletter benötigt JavaScript, das in Ihrem Browser deaktiviert ist. Bitte schreiben Sie an {email}.',
    rights: '© {year} {brand}. Alle Rechte vorbehalten.',
    language: 'Sprache',
    legal: 'Rechtliches',
  },
  toasts: {
    region: 'Mitteilungen',
    signInRegion: 'Mitteilungen zur Anmeldung',
    close: 'Mitteilung schließen',
  },
  loading: 'Wird geladen',
  notFound,
  error: failure.error,
  unavailable: failure.unavailable,
  confirm: { confirm: 'Bestätigen', back: 'Zurück' },
  pagination: {
    label: 'Seiten dieser Liste',
    previous: 'Zurück',
    next: 'Weiter',
    position: 'Seite {page} von {pages}',
  },
};

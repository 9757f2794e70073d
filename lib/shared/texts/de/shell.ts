import { ofShop } from '#shop-texts';
import type { Texts } from '../en/texts';
import { failure } from './failure';
import { notFound } from './not-found';
import { shopTexts } from './shop';

export const shell: Texts['shell'] = ofShop('de', 'shell', {
  tagline: shopTexts.tagline,
  skip: 'Zum Inhalt springen',
  description: shopTexts.description,
  header: {
    label: 'Hauptmenü',
    command: 'Suchen oder öffnen',
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
    signedInAs: 'Angemeldet als {name}',
    logout: 'Abmelden',
    unavailable: 'Anmeldestatus unbekannt. Erneut prüfen',
    darkTheme: 'Dunkle Darstellung',
    lightTheme: 'Helle Darstellung',
  },
  footer: {
    intro: shopTexts.footerIntro,
    contact: 'Kontakt',
    contactUs: 'Kontaktformular',
    quote: 'Angebotsformular',
    quickOrder: 'Schnellbestellung',
    newsletterTitle: shopTexts.newsletterTitle,
    newsletterText: shopTexts.newsletterText,
    emailLabel: 'E-Mail-Adresse',
    emailPlaceholder: shopTexts.emailPlaceholder,
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
});

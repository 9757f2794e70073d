import { ofShop } from '#shop-texts';
import type { Texts } from '../en/texts';

export const auth: Texts['auth'] = ofShop('de', 'auth', {
  email: 'E-Mail',
  password: 'Passwort',
  shown: { show: 'Anzeigen', hide: 'Verbergen' },
  name: 'Name',
  google: 'Weiter mit Google',
  noScript:
    'Die Anmeldung benötigt JavaScript, das in Ihrem Browser deaktiviert ist. Bitte schreiben Sie an {email} oder rufen Sie {phone} an.',
  or: 'oder',
  aside: {
    title: 'Ein Konto für Bestellungen, Zahlung und Bewertungen.',
    points: [
      'Aktueller Bestand und Stückpreis schon vor der Bestellung',
      'Mit Karte zahlen und jede Bestellung bis zum Versand verfolgen',
      'Unbezahlte Bestellungen jederzeit selbst stornieren',
    ],
  },
  login: {
    title: 'Anmelden',
    heading: 'Anmelden',
    text: 'Willkommen zurück. Melden Sie sich an, um zu bestellen und Ihre Bestellungen zu verfolgen.',
    submit: 'Anmelden',
    forgot: 'Passwort vergessen?',
    register: 'Neues Konto anlegen',
    registerHint: 'Neu hier?',
  },
  register: {
    title: 'Registrieren',
    heading: 'Registrieren',
    text: 'Name, E-Mail-Adresse und Passwort genügen.',
    emailHint: 'Vor dem @ nur Buchstaben und Ziffern, ohne Punkte und Bindestriche.',
    googleHint: 'Geht mit jeder Adresse eines Google-Kontos und braucht hier kein Passwort.',
    passwordHint: 'Mindestens 6 Zeichen.',
    submit: 'Registrieren',
    login: 'Anmelden',
    loginHint: 'Sie haben schon ein Konto?',
  },
  wanted: {
    label: 'Ihre Auswahl',
    login:
      'Melden Sie sich an, um zu bestellen. In Ihrem Konto bezahlen und verfolgen Sie Ihre Bestellungen und stornieren unbezahlte.',
    register:
      'Legen Sie ein Konto an, um zu bestellen. Darin bezahlen und verfolgen Sie Ihre Bestellungen und stornieren unbezahlte.',
  },
  strength: {
    weak: 'Leicht zu erraten.',
    fair: 'Mittel. Ein längeres ist sicherer.',
    good: 'Schwer zu erraten.',
  },
  signedIn: {
    as: 'Sie sind als {email} angemeldet.',
    adminNeeded: 'Die gewünschte Seite ist Admins vorbehalten.',
    switch: 'Konto wechseln',
    dashboard: 'Zu meinem Konto',
    retry: 'Seite erneut aufrufen',
    continue: 'Weiter',
  },
  verify: {
    title: 'E-Mail-Adresse bestätigen',
    heading: 'E-Mail-Adresse bestätigen',
    text: 'Mit Ihrer E-Mail-Adresse wurde ein Konto angelegt. Wenn Sie das waren, bestätigen Sie es mit einem Klick.',
    name: 'Name',
    email: 'E-Mail',
    registered: 'Angelegt',
    submit: 'E-Mail bestätigen',
    done: 'Ihre E-Mail-Adresse ist bestätigt.',
    missing:
      'Dieser Link ist unvollständig. Bitte öffnen Sie den Link aus der E-Mail noch einmal oder fordern Sie in Ihrem Konto einen neuen an.',
    invalid:
      'Dieser Link ist nicht mehr gültig. Jeder Link gilt nur einmal, läuft nach 24 Stunden ab und wird durch einen neueren ersetzt. Haben Sie die Adresse schon bestätigt, ist nichts mehr zu tun. Andernfalls fordern Sie in Ihrem Konto einen neuen Link an.',
    dashboard: 'Zu meinem Konto',
    reject: {
      heading: 'Sie haben dieses Konto nicht angelegt?',
      text: 'Dann hat jemand anderes Ihre Adresse angegeben. Sie können das Konto hier schließen: Danach kann es niemand mehr benutzen, unbezahlte Bestellungen werden storniert, und Ihre Adresse ist wieder frei.',
      submit: 'Das war ich nicht',
      title: 'Dieses Konto schließen?',
      confirmText:
        'Das Konto von „{name}“ wird endgültig geschlossen. Das lässt sich nicht rückgängig machen.',
      done: 'Das Konto ist geschlossen, und Ihre Adresse ist wieder frei.',
      home: 'Zur Startseite',
    },
  },
  reset: {
    title: 'Neues Passwort wählen',
    heading: 'Neues Passwort wählen',
    text: 'Es ersetzt das alte. Auf allen anderen Geräten werden Sie abgemeldet.',
    newPassword: 'Neues Passwort',
    passwordHint: 'Mindestens 6 Zeichen.',
    submit: 'Neues Passwort speichern',
    done: 'Ihr Passwort ist geändert. Sie können sich jetzt damit anmelden.',
    missing:
      'Dieser Link ist unvollständig. Bitte öffnen Sie den Link aus der E-Mail noch einmal oder fordern Sie einen neuen an.',
    login: 'Zur Anmeldung',
  },
});

import type { Texts } from '../en/texts';

/** Login, registration and the pages that mails link to. */
export const auth: Texts['auth'] = {
  email: 'E-Mail',
  password: 'Passwort',
  name: 'Name',
  google: 'Weiter mit Google',
  noScript:
    'Die Anmeldung braucht JavaScript, das in Ihrem Browser ausgeschaltet ist. Bitte schreiben Sie an {email} oder rufen Sie {phone} an.',
  or: 'oder',
  aside: {
    title: 'Ein Konto für Bestellungen, Zahlung und Bewertungen.',
    points: [
      'Aktueller Bestand und Stückpreis, bevor Sie sich festlegen',
      'Zahlung per Karte, jede Bestellung bis zum Versand verfolgbar',
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
    passwordHint: 'Mindestens 6 Zeichen.',
    submit: 'Registrieren',
    login: 'Anmelden',
    loginHint: 'Sie haben schon ein Konto?',
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
    retry: 'Seite noch einmal aufrufen',
    continue: 'Weiter',
  },
  verify: {
    title: 'E-Mail-Adresse bestätigen',
    heading: 'E-Mail-Adresse bestätigen',
    text: 'Ein Klick, und Ihre Adresse ist bestätigt.',
    submit: 'E-Mail bestätigen',
    done: 'Ihre E-Mail-Adresse ist bestätigt.',
    missing:
      'Dieser Link ist unvollständig. Bitte öffnen Sie den Link aus der Mail noch einmal oder fordern Sie in Ihrem Konto einen neuen an.',
    dashboard: 'Zu meinem Konto',
  },
  reset: {
    title: 'Neues Passwort wählen',
    heading: 'Neues Passwort wählen',
    text: 'Es ersetzt das alte und meldet Sie überall sonst ab.',
    newPassword: 'Neues Passwort',
    passwordHint: 'Mindestens 6 Zeichen.',
    submit: 'Neues Passwort speichern',
    done: 'Ihr Passwort ist geändert. Sie können sich jetzt damit anmelden.',
    missing:
      'Dieser Link ist unvollständig. Bitte öffnen Sie den Link aus der Mail noch einmal oder fordern Sie einen neuen an.',
    login: 'Zur Anmeldung',
  },
};

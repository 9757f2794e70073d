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
    emailHint: 'Vor dem @ nur Buchstaben und Ziffern, ohne Punkte und Bindestriche.',
    googleHint: 'Geht mit jeder Adresse eines Google-Kontos und braucht hier kein Passwort.',
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
    text: 'Mit Ihrer E-Mail-Adresse wurde ein Konto eröffnet. Wenn Sie das waren, genügt ein Klick.',
    name: 'Name',
    email: 'E-Mail',
    registered: 'Eröffnet',
    submit: 'E-Mail bestätigen',
    done: 'Ihre E-Mail-Adresse ist bestätigt.',
    missing:
      'Dieser Link ist unvollständig. Bitte öffnen Sie den Link aus der Mail noch einmal oder fordern Sie in Ihrem Konto einen neuen an.',
    invalid:
      'Dieser Link ist nicht mehr gültig: Er gilt einmal, 24 Stunden lang, und bis ein neuerer kommt. Haben Sie die Adresse schon bestätigt, ist nichts mehr zu tun. Sonst fordern Sie in Ihrem Konto einen neuen an.',
    dashboard: 'Zu meinem Konto',
    reject: {
      heading: 'Sie haben dieses Konto nicht eröffnet?',
      text: 'Dann hat jemand anderes Ihre Adresse angegeben. Sie können das Konto hier schließen: Niemand kann es mehr benutzen, unbezahlte Bestellungen werden storniert, und Ihre Adresse ist wieder frei.',
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

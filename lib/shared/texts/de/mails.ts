import type { Texts } from '../en/texts';

/** What mails say besides the facts. `{brand}` is the shop's name and `{contact}` its address; each mail knows both. */
export const mails: Texts['mails'] = {
  unsubscribe: 'Diese Liste abbestellen',
  verification: {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse für {brand}',
    preview: 'Ein Klick, und Ihre E-Mail-Adresse ist bestätigt.',
    heading: 'Willkommen bei {brand}',
    paragraphs: [
      'Mit dieser E-Mail-Adresse wurde ein Konto bei {brand} eröffnet. Bitte bestätigen Sie, dass es Ihre ist.',
    ],
    action: 'E-Mail-Adresse bestätigen',
    notes: [
      'Der Link gilt einmal, 24 Stunden lang.',
      'Wenn Sie kein Konto eröffnet haben, drücken Sie auf der Seite, die der Link öffnet, „Das war ich nicht“: Das schließt es.',
    ],
  },
  passwordReset: {
    subject: 'Setzen Sie Ihr Passwort für {brand} zurück',
    preview: 'Wählen Sie ein neues Passwort.',
    heading: 'Wählen Sie ein neues Passwort',
    paragraphs: [
      'Jemand möchte das Passwort Ihres Kontos bei {brand} zurücksetzen.',
      'Mit einem neuen Passwort werden Sie überall sonst abgemeldet.',
    ],
    action: 'Passwort zurücksetzen',
    notes: [
      'Der Link gilt einmal, eine Stunde lang.',
      'Wenn Sie das nicht waren, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
    ],
  },
  passwordRemoved: {
    subject: 'Das Passwort Ihres Kontos bei {brand} wurde entfernt',
    preview: 'Sie melden sich jetzt mit Google an; überall sonst wurde das Konto abgemeldet.',
    heading: 'Sie melden sich jetzt mit Google an',
    paragraphs: [
      'Sie haben sich bei Ihrem Konto bei {brand} mit Google angemeldet. Das Konto hatte auch ein Passwort, von dem aber nie gezeigt wurde, dass die Inhaberin oder der Inhaber dieser Adresse es gewählt hat: Jemand anderes könnte sich damit zuerst registriert haben.',
      'Deshalb haben wir dieses Passwort entfernt und das Konto überall sonst abgemeldet. Sie können weiter Google benutzen oder auf der Anmeldeseite über „Passwort vergessen?“ ein neues Passwort wählen.',
    ],
    action: 'Zur Anmeldung',
    notes: [
      'Bitte sehen Sie Ihr Profil und Ihre Bestellungen durch. Wenn etwas nicht von Ihnen ist, schreiben Sie an {contact}.',
      'Wenn Sie sich nicht mit Google angemeldet haben, schreiben Sie bitte sofort an {contact}.',
    ],
  },
  accountClosed: {
    subject: 'Ihr Konto bei {brand} ist geschlossen',
    preview: 'Ihr Konto und Ihre persönlichen Daten wurden entfernt.',
    heading: 'Ihr Konto ist geschlossen',
    paragraphs: [
      'Guten Tag {name}, Ihr Konto bei {brand} wurde geschlossen; Ihr Name, Ihre E-Mail-Adresse, Telefonnummer und Anschrift wurden aus Ihren Bestellungen entfernt.',
      'Rechnungen bleiben, wie sie ausgestellt wurden: Wir müssen sie von Gesetzes wegen aufbewahren.',
    ],
    notes: ['Wenn nicht Sie es geschlossen haben, schreiben Sie bitte sofort an {contact}.'],
  },
  confirmNewsletter: {
    subject: 'Bitte bestätigen Sie den Newsletter von {brand}',
    preview: 'Ein Klick, und Sie stehen auf der Liste.',
    heading: 'Möchten Sie unseren Newsletter?',
    paragraphs: [
      'Jemand hat diese Adresse für den Newsletter von {brand} eingetragen: neue Werkzeuge, Preisänderungen und Lieferzeiten, höchstens einmal im Monat.',
      'Bitte bestätigen Sie, dass Sie es waren. Sonst senden wir nichts.',
    ],
    action: 'Newsletter bestätigen',
    notes: [
      'Der Link gilt {days} Tage; eine Adresse, die bis dahin nicht bestätigt ist, vergessen wir.',
      'Wenn Sie es nicht waren, brauchen Sie nichts zu tun.',
    ],
  },
  welcome: {
    subject: 'Sie erhalten den Newsletter von {brand}',
    preview: 'Neue Werkzeuge, Preisänderungen und Lieferzeiten, höchstens einmal im Monat.',
    heading: 'Sie stehen auf der Liste',
    paragraphs: [
      'Vielen Dank. Ab jetzt erfahren Sie von neuen Werkzeugen, Preisänderungen und Lieferzeiten, höchstens einmal im Monat.',
    ],
    action: 'Neueste Werkzeuge ansehen',
  },
  alreadySubscribed: {
    subject: 'Sie erhalten den Newsletter von {brand} bereits',
    preview: 'Sie brauchen nichts zu tun: Diese Adresse erhält ihn.',
    heading: 'Sie stehen bereits auf der Liste',
    paragraphs: [
      'Jemand hat diese Adresse für den Newsletter von {brand} eingetragen. Sie steht bereits auf der Liste; Sie brauchen nichts zu tun.',
    ],
  },
};

import type { Texts } from '../en/texts';

/** The contact page, and the admins' list of messages. */
export const contact: Texts['contact'] = {
  title: 'Kontakt',
  heading: 'Fragen Sie direkt im Werk',
  text: 'Eine Frage zu einem Werkzeug, einer Bestellung oder einer Sonderanfertigung? Wer sich damit auskennt, antwortet Ihnen per Mail, innerhalb eines Werktags.',
  form: {
    heading: 'Ihre Nachricht',
    name: 'Name',
    email: 'E-Mail',
    company: 'Firma (optional)',
    phone: 'Telefon (optional)',
    topic: 'Thema',
    chooseTopic: 'Bitte wählen',
    topics: {
      tools: 'Werkzeuge und technische Daten',
      order: 'Eine Bestellung',
      custom: 'Sonderwerkzeuge',
      dealer: 'Händler werden',
      other: 'Etwas anderes',
    },
    message: 'Nachricht',
    website: 'Dieses Feld bitte leer lassen',
    submit: 'Nachricht senden',
    restored: 'Was Sie bereits eingegeben hatten, steht wieder hier.',
  },
  sent: {
    heading: 'Vielen Dank, Ihre Nachricht ist da.',
    text: 'Sie hat die Nummer {number}. Wir antworten an {email}, innerhalb eines Werktags.',
    again: 'Weitere Nachricht schreiben',
    home: 'Zur Startseite',
  },
  ways: {
    heading: 'Andere Wege',
    mail: 'E-Mail',
    phone: 'Telefon',
    address: 'Werk',
    quoteTitle: 'Sie brauchen einen Preis?',
    quoteText: 'Nennen Sie uns Werkzeuge und Mengen. Eine Fachkraft antwortet mit Preis und Lieferzeit.',
    quote: 'Angebot anfordern',
  },
  noScript:
    'Dieses Formular braucht JavaScript, das in Ihrem Browser ausgeschaltet ist. Bitte schreiben Sie an {email} oder rufen Sie {phone} an.',
  manage: {
    title: 'Nachrichten',
    heading: 'Nachrichten',
    text: 'Neueste zuerst. Antworten Sie per Mail und markieren Sie die Nachricht dann als beantwortet.',
    search: 'Nachrichten durchsuchen',
    placeholder: 'Nummer, Name, E-Mail oder Text',
    count: { one: '1 Nachricht', many: '{count} Nachrichten' },
    columns: { message: 'Nachricht' },
    empty: {
      title: 'Keine offenen Nachrichten',
      text: 'Was über die Kontaktseite geschrieben wird, erscheint hier.',
    },
    noMatch: {
      title: 'Keine passende Nachricht',
      text: 'Versuchen Sie es mit einem anderen Wort oder Status.',
      action: 'Offene Nachrichten zeigen',
    },
  },
};

import type { Texts } from '../en/texts';

/** Mails about messages and requests for quote, to the requester and to the shop. */
export const requestMails: Texts['requestMails'] = {
  facts: {
    number: 'Nummer',
    name: 'Name',
    email: 'E-Mail',
    company: 'Firma',
    phone: 'Telefon',
    language: 'Sprache',
    lineCount: '{count} ×',
    lineOnRequest: '{tool}, Preis auf Anfrage',
    line: '{tool}, Listenpreis {price} je Stück',
    listValue: 'Zum Listenpreis',
  },
  messageAcknowledgement: {
    subject: 'Ihre Nachricht {number} ist da',
    preview: '{brand} antwortet per Mail, innerhalb eines Werktags.',
    heading: 'Ihre Nachricht ist da',
    paragraphs: [
      'Vielen Dank für Ihre Nachricht an {brand}. Sie hat die Nummer {number}; wer sich damit auskennt, antwortet per Mail, innerhalb eines Werktags.',
    ],
    notes: [
      'Wenn nicht Sie uns geschrieben haben, hat jemand Ihre Adresse versehentlich angegeben. Sie brauchen nichts zu tun.',
    ],
  },
  messageReceived: {
    subject: '{number} {topic}: Nachricht von {name}',
    heading: '{topic}: Nachricht von {name}',
    action: 'Im Dashboard öffnen',
    notes: [
      'Eine Antwort auf diese Mail geht an den Absender. Markieren Sie die Nachricht danach im Dashboard als beantwortet.',
    ],
  },
  topics: {
    tools: 'Werkzeuge',
    order: 'Eine Bestellung',
    custom: 'Sonderwerkzeuge',
    dealer: 'Händler',
    other: 'Etwas anderes',
  },
  quoteAcknowledgement: {
    subject: 'Ihre Angebotsanfrage {number} ist da',
    preview: '{brand} antwortet mit Preis und Lieferzeit, innerhalb eines Werktags.',
    heading: 'Ihre Angebotsanfrage ist da',
    paragraphs: [
      'Vielen Dank für Ihre Anfrage bei {brand}. Eine Fachkraft prüft die Anfrage {number} und antwortet per Mail mit Preis und Lieferzeit, innerhalb eines Werktags.',
    ],
    action: 'Meine Anfragen ansehen',
    notes: [
      'Wenn nicht Sie angefragt haben, hat jemand Ihre Adresse versehentlich angegeben. Sie brauchen nichts zu tun.',
    ],
  },
  quoteRequested: {
    subject: '{number} Angebotsanfrage: {tools} für {company}',
    heading: 'Angebotsanfrage von {name}',
    action: 'Im Dashboard öffnen',
    notes: [
      'Eine Antwort auf diese Mail geht an den Absender. Markieren Sie die Anfrage danach im Dashboard als beantwortet.',
    ],
  },
  toolCount: { none: 'Sonderanfertigung', one: '1 Werkzeug', many: '{count} Werkzeuge' },
};

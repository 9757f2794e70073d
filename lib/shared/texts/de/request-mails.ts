import { ofShop } from '#shop-texts';
import type { Texts } from '../en/texts';

export const requestMails: Texts['requestMails'] = ofShop('de', 'requestMails', {
  facts: {
    number: 'Nummer',
    name: 'Name',
    email: 'E-Mail',
    company: 'Firma',
    phone: 'Telefon',
    language: 'Sprache',
    wishedOn: 'Gewünscht bis',
    files: 'Dateien',
    lineCount: '{count} ×',
    lineOnRequest: '{tool}, Preis auf Anfrage',
    line: '{tool}, Listenpreis {price} je Stück',
    listValue: 'Zum Listenpreis',
  },
  messageAcknowledgement: {
    subject: 'Wir haben Ihre Nachricht {number} erhalten',
    preview: '{brand} antwortet innerhalb eines Werktags per E-Mail.',
    heading: 'Wir haben Ihre Nachricht erhalten',
    paragraphs: [
      'Vielen Dank für Ihre Nachricht an {brand}. Sie hat die Nummer {number}; eine Fachkraft antwortet Ihnen innerhalb eines Werktags per E-Mail.',
    ],
    notes: [
      'Wenn nicht Sie uns geschrieben haben, hat jemand Ihre Adresse versehentlich angegeben. Sie brauchen nichts zu tun.',
    ],
  },
  messageReceived: {
    subject: '{number} {topic}: Nachricht von {name}',
    heading: '{topic}: Nachricht von {name}',
    action: 'Im Konto öffnen',
    notes: [
      'Eine Antwort auf diese E-Mail geht an den Absender. Markieren Sie die Nachricht danach in Ihrem Konto als beantwortet.',
    ],
  },
  topics: {
    tools: 'Werkzeuge',
    order: 'Bestellung',
    custom: 'Sonderwerkzeuge',
    dealer: 'Händler',
    other: 'Sonstiges',
  },
  quoteAcknowledgement: {
    subject: 'Wir haben Ihre Angebotsanfrage {number} erhalten',
    preview: '{brand} antwortet innerhalb eines Werktags mit Preis und Lieferzeit.',
    heading: 'Wir haben Ihre Angebotsanfrage erhalten',
    paragraphs: [
      'Vielen Dank für Ihre Anfrage bei {brand}. Eine Fachkraft prüft die Anfrage {number} und antwortet Ihnen innerhalb eines Werktags per E-Mail mit Preis und Lieferzeit.',
    ],
    action: 'Meine Anfragen ansehen',
    notes: [
      'Wenn nicht Sie angefragt haben, hat jemand Ihre Adresse versehentlich angegeben. Sie brauchen nichts zu tun.',
    ],
  },
  quoteRequested: {
    subject: '{number} Angebotsanfrage: {tools} für {company}',
    heading: 'Angebotsanfrage von {name}',
    action: 'Im Konto öffnen',
    notes: [
      'Eine Antwort auf diese E-Mail geht an den Absender. Markieren Sie die Anfrage danach in Ihrem Konto als beantwortet.',
    ],
  },
  digest: {
    subject: 'Von Kunden und Besuchern: {count}',
    preview: 'Was in der letzten Stunde gekommen ist, in einer E-Mail.',
    heading: 'Von Kunden und Besuchern',
    paragraphs: [
      'In der letzten Stunde ist sehr viel gekommen. Hier steht der Rest in einer E-Mail, das Älteste zuerst. Jeder Link öffnet es in Ihrem Konto:',
    ],
    older: 'Und {rest} davor; alles finden Sie in Ihrem Konto.',
    action: 'Konto öffnen',
  },
  toolCount: { none: 'Sonderanfertigung', one: '1 Werkzeug', many: '{count} Werkzeuge' },
});

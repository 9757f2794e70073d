import { ofShop } from '#shop-texts';
import type { Texts } from '../en/texts';

export const contact: Texts['contact'] = ofShop('de', 'contact', {
  title: 'Kontakt',
  heading: 'Fragen Sie direkt im Werk',
  text: 'Eine Frage zu einem Werkzeug, einer Bestellung oder einer Sonderanfertigung? Eine Fachkraft antwortet Ihnen innerhalb eines Werktags per E-Mail.',
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
      order: 'Fragen zu einer Bestellung',
      custom: 'Sonderwerkzeuge',
      dealer: 'Händler werden',
      other: 'Sonstiges',
    },
    message: 'Nachricht',
    website: 'Dieses Feld bitte leer lassen',
    submit: 'Nachricht senden',
    restored: 'Ihre Eingaben wurden wiederhergestellt.',
  },
  sent: {
    heading: 'Vielen Dank, Ihre Nachricht ist da.',
    text: 'Sie hat die Nummer {number}. Wir antworten innerhalb eines Werktags an {email}.',
    again: 'Weitere Nachricht schreiben',
    home: 'Zur Startseite',
  },
  ways: {
    heading: 'Weitere Kontaktwege',
    mail: 'E-Mail',
    phone: 'Telefon',
    address: 'Adresse',
    quoteTitle: 'Sie brauchen einen Preis?',
    quoteText: 'Nennen Sie uns Werkzeuge und Mengen. Eine Fachkraft antwortet mit Preis und Lieferzeit.',
    quote: 'Angebot anfordern',
  },
  noScript:
    'Dieses Formular benötigt JavaScript, das in Ihrem Browser deaktiviert ist. Bitte schreiben Sie an {email} oder rufen Sie {phone} an.',
  manage: {
    title: 'Nachrichten',
    heading: 'Nachrichten',
    text: 'Neueste zuerst. Antworten Sie per E-Mail und markieren Sie die Nachricht dann als beantwortet.',
    search: 'Nachrichten durchsuchen',
    placeholder: 'Nummer, Name, E-Mail oder Text',
    count: { one: '1 Nachricht', many: '{count} Nachrichten' },
    columns: { message: 'Nachricht' },
    empty: {
      title: 'Keine offenen Nachrichten',
      text: 'Nachrichten über die Kontaktseite erscheinen hier.',
    },
    noMatch: {
      title: 'Keine passende Nachricht',
      text: 'Versuchen Sie es mit einem anderen Suchbegriff oder Status.',
      action: 'Offene Nachrichten anzeigen',
    },
  },
});

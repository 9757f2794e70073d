import { ofShop } from '#shop-texts';
import type { ShopTexts } from '../en/shop';

/** The same in German: en/shop.ts says what each text is for. */
export const shopTexts: ShopTexts = ofShop('de', 'shop', {
  tagline: 'Werkzeug für Profis',
  description:
    '{brand} fertigt Profiwerkzeug für Werkstätten, Monteure und Händler. Bestellen Sie ab der angegebenen Mindestmenge, mit Stückpreis und aktuellem Bestand.',
  footerIntro: 'Profiwerkzeug, direkt verkauft an Werkstätten, Monteure und Händler.',
  newsletterTitle: 'Neues per E-Mail',
  newsletterText: 'Neuheiten, Preisänderungen und Lieferzeiten. Höchstens eine E-Mail im Monat.',
  emailPlaceholder: 'einkauf@ihrefirma.de',
  home: {
    title: '{brand}: Profiwerkzeug, nach Maß gefertigt und ab Lager',
    hero: {
      eyebrow: 'Hersteller von Profiwerkzeug',
      headline: 'Werkzeug für die Arbeit von Profis.',
      text: 'Direkt verkauft an Werkstätten, Monteure und Händler. Stückpreis, Mindestmenge und Bestand sehen Sie, bevor Sie fragen.',
      primary: 'Alle Werkzeuge ansehen',
      secondary: 'Neueste Werkzeuge',
      imageAlt: '',
      facts: [],
    },
    categories: { title: 'Nach Kategorie einkaufen', all: 'Alle Werkzeuge' },
    who: {
      eyebrow: 'Was wir tun',
      title: 'Wer wir sind',
      text: 'Ein Hersteller, der sein Werkzeug selbst verkauft.',
      items: [
        {
          key: 'manufacturer',
          title: 'Hersteller',
          text: 'Sie kaufen bei denen, die das Werkzeug machen.',
          more: 'Fragen beantwortet, wer es kennt.',
        },
        {
          key: 'customizer',
          title: 'Nach Maß',
          text: 'Ihre Länge, Ihr Griff, Ihre Gravur.',
          more: 'Senden Sie eine Zeichnung und fragen Sie ein Angebot an.',
        },
        {
          key: 'quicker',
          title: 'Schneller',
          text: 'Sie sehen vor der Bestellung, was auf Lager ist.',
          more: 'Und wann es versandt wird.',
        },
        {
          key: 'shipping',
          title: 'Versand',
          text: 'Sie sehen die Fracht, bevor Sie bestellen.',
          more: 'Jedes Paket lässt sich verfolgen.',
        },
      ],
    },
    latest: {
      eyebrow: 'Neu im Shop',
      title: 'Neueste Werkzeuge',
      text: 'Preise je Stück, ohne versteckte Kosten. Der Bestand ist aktuell.',
      all: 'Alle ansehen ({count})',
      empty: 'Zurzeit ist kein Werkzeug im Verkauf. Bitte schauen Sie bald wieder vorbei.',
    },
    statistics: { label: 'Der Shop in Zahlen', items: [] },
    clients: {
      eyebrow: 'Von denen, die damit arbeiten',
      title: 'Das sagen unsere Kunden',
      all: 'Alle lesen',
      empty: 'Noch hat niemand eine Bewertung geschrieben.',
    },
    engineers: {
      eyebrow: 'Namen statt Tickets',
      title: 'Unsere Ingenieure',
      text: 'Die Menschen, die antworten, wenn Sie nach einem Werkzeug fragen.',
    },
    contact: {
      title: 'Fünfzig Stück oder fünfzigtausend?',
      text: 'Sagen Sie uns, was Sie bauen. Sie erhalten einen Preis und eine Lieferzeit.',
      quote: 'Angebot anfragen',
      contact: 'Kontakt aufnehmen',
    },
  },
  blog: {
    title: 'Blog: gefragt und beantwortet',
    heading: 'Gefragt und beantwortet',
    text: 'Fragen, die man uns stellt, und unsere Antworten.',
    contents: 'Fragen',
  },
  people: [],
});

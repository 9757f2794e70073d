import { ofShop } from '#shop-texts';
import type { Texts } from '../en/texts';

export const account: Texts['account'] = ofShop('de', 'account', {
  paid: {
    heading: 'Zahlung erhalten',
    order: 'Bestellung',
    poNumber: 'Ihre Bestellnummer',
    sum: 'Bezahlt',
    ships: 'Versand am',
    delivery: 'Lieferung an',
    invoice: 'Rechnung herunterladen',
    again: 'Erneut bestellen',
    close: 'Schließen',
  },
  company: { heading: 'Ihre Firma', page: 'Meine Firma', statement: 'Kontoauszug' },
  buyAgain: {
    heading: 'Wieder kaufen',
    tool: 'Werkzeug',
    price: 'Ihr Preis',
    anyPrice: 'Preis',
    listPrice: 'Liste {price}',
    stock: 'Bestand',
    ordered: 'Zuletzt bestellt',
    quantity: 'Menge',
    quantityOf: 'Menge von {name}',
    add: 'Hinzufügen',
  },
  lists: { heading: 'Ihre Listen', all: 'Alle Listen' },
  start: {
    heading: 'So geht es los',
    text: 'Was Sie bestellen, steht danach hier und lässt sich gleich wieder kaufen.',
    tools: 'Werkzeuge finden',
    quickOrder: 'Liste einfügen',
    quote: 'Angebot anfordern',
  },
});

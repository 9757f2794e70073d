import { ofShop } from '#shop-texts';
import type { Texts } from '../texts-for';

export const stockMails: Texts['stockMails'] = ofShop('de', 'stockMails', {
  tool: '{name} ({sku}): {count} verfügbar',
  one: { subject: 'Bestand knapp: {name}', heading: 'Der Bestand eines Werkzeugs wird knapp' },
  many: {
    subject: 'Bestand knapp: {count} Werkzeuge',
    heading: 'Der Bestand von {count} Werkzeugen wird knapp',
  },
  rest: '{rest} weitere stehen in der Liste.',
  restockedOne: {
    subject: 'Wieder auf Lager: {name}',
    heading: '{name} ist wieder auf Lager',
    action: 'Zum Werkzeug',
  },
  restockedMany: {
    subject: 'Wieder auf Lager: {count} Werkzeuge',
    heading: '{count} Werkzeuge sind wieder auf Lager',
  },
  restocked: {
    preview: 'Sie wollten Bescheid bekommen.',
    paragraphs: ['Sie wollten Bescheid bekommen. Reserviert ist für Sie noch nichts.'],
    notes: ['Das war die einzige E-Mail dazu. Sie müssen nichts abbestellen.'],
  },
  low: {
    preview: 'Es sind weniger Stück verfügbar, als die Grenze vorsieht.',
    paragraphs: ['Es sind weniger Stück verfügbar, als die Grenze des Werkzeugs oder des Shops vorsieht.'],
    action: 'Liste öffnen',
    notes: ['Zu einem Werkzeug schreiben wir erst wieder, wenn sein Bestand zwischendurch aufgefüllt wurde.'],
  },
});

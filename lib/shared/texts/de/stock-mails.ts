import type { Texts } from '../texts-for';

export const stockMails: Texts['stockMails'] = {
  tool: '{name} ({sku}): {count} verfügbar',
  one: { subject: 'Bestand knapp: {name}', heading: 'Der Bestand eines Werkzeugs wird knapp' },
  many: {
    subject: 'Bestand knapp: {count} Werkzeuge',
    heading: 'Der Bestand von {count} Werkzeugen wird knapp',
  },
  rest: '{rest} weitere stehen in der Liste.',
  low: {
    preview: 'Es sind weniger Stück verfügbar, als die Grenze vorsieht.',
    paragraphs: ['Es sind weniger Stück verfügbar, als die Grenze des Werkzeugs oder des Shops vorsieht.'],
    action: 'Liste öffnen',
    notes: ['Zu einem Werkzeug schreiben wir erst wieder, wenn sein Bestand zwischendurch aufgefüllt wurde.'],
  },
};

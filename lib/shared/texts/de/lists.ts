import type { Texts } from '../en/texts';

/** Benannte Listen: ihre Seite, und den Warenkorb als eine speichern. */
export const lists: Texts['lists'] = {
  title: 'Meine Listen',
  heading: 'Meine Listen',
  text: 'Was Sie immer wieder bestellen, mit der üblichen Menge. Speichern Sie Ihren Warenkorb als Liste, oder legen Sie eine Liste in den Warenkorb.',
  loading: 'Ihre Listen werden geladen',
  failed: 'Ihre Listen konnten nicht gelesen werden',
  retry: 'Noch einmal versuchen',
  empty: {
    title: 'Noch keine Listen',
    text: 'Sammeln Sie Werkzeuge im Warenkorb, und speichern Sie ihn dort als Liste.',
    cart: 'Zum Warenkorb',
  },
  tools: { one: '1 Werkzeug', many: '{count} Werkzeuge' },
  changed: 'Geändert {moment}',
  toCart: 'Alles in den Warenkorb',
  edit: 'Bearbeiten',
  close: 'Schließen',
  file: 'CSV-Datei',
  columns: ['Artikelnummer', 'Menge', 'Referenz', 'Name'],
  remove: 'Löschen',
  removeTitle: 'Liste „{name}“ löschen?',
  removeText: 'Bestellungen, die daraus entstanden, bleiben, wie sie sind.',
  removed: 'Liste gelöscht',
  editor: {
    name: 'Name',
    note: 'Notiz',
    quantity: 'Menge von {name}',
    reference: 'Ihre Referenz',
    referenceOf: 'Ihre Referenz zu {name}',
    remove: '{name} entfernen',
    save: 'Liste speichern',
    saved: 'Liste gespeichert',
  },
  store: {
    heading: 'Als Liste speichern',
    name: 'Name der Liste',
    submit: 'Liste speichern',
    stored: 'Ihr Warenkorb ist als Liste „{name}“ gespeichert',
  },
};

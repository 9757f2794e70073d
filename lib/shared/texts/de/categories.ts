import { ofShop } from '#shop-texts';
import type { Texts } from '../en/texts';

export const categories: Texts['categories'] = ofShop('de', 'categories', {
  title: 'Kategorien',
  heading: 'Kategorien',
  text: 'Die Gliederung des Sortiments. Kategorien mit Werkzeugen stehen in dieser Reihenfolge in Menüs und Filtern.',
  back: 'Kategorien',
  columns: {
    order: 'Reihenfolge',
  },
  edit: 'Bearbeiten',
  delete: 'Löschen',
  deleteTitle: '„{name}“ löschen?',
  deleteText: 'Die Kategorie verschwindet sofort aus Listen und Formularen.',
  deleted: 'Kategorie gelöscht',
  inUse: {
    one: 'Die Kategorie enthält noch 1 Werkzeug.',
    many: 'Die Kategorie enthält noch {count} Werkzeuge.',
  },
  empty: {
    title: 'Keine Kategorien',
    text: 'Legen Sie unten die erste an. Bis dahin gehören Werkzeuge zu „other“.',
  },
  add: 'Kategorie anlegen',
  added: 'Kategorie angelegt',
  editTitle: '{name} bearbeiten',
  saved: 'Kategorie gespeichert',
  taken: 'Es gibt schon eine Kategorie mit dieser Adresse, oder es sind bereits 500.',
  form: {
    slug: 'Adresse',
    slugHint: 'Teil öffentlicher Adressen, z. B. steckschluessel. Sie bleibt.',
    name: 'Name',
    nameHint: 'Leer: der Name auf {language}.',
    sentence: 'Satz',
    picture: 'Bild',
    pictureHint: 'Die Adresse eines Bildes, das Linkvorschauen zeigen.',
    order: 'Reihenfolge',
    orderHint: 'Die niedrigste steht vorn. Leer: ans Ende.',
    orderKeptHint: 'Die niedrigste steht vorn.',
    keySpecs: 'Hauptmerkmale',
    keySpecsHint: 'Ein Name je Zeile, wie ihn Werkzeuge haben. Sie stehen in Filtern und Tabellen vorn.',
    add: 'Kategorie anlegen',
    save: 'Kategorie speichern',
  },
});

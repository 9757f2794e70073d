import { ofShop } from '#shop-texts';
import type { Texts } from '../en/texts';

export const datasheet: Texts['datasheet'] = ofShop('de', 'datasheet', {
  onRequest: 'Auf Anfrage',
  kind: 'Datenblatt',
  title: '{name}, Datenblatt',
  sku: 'Artikelnummer',
  price: 'Stückpreis',
  moq: 'Mindestmenge',
  oneUnit: '1 Stück',
  units: '{count} Stück',
  specification: 'Technische Daten',
  specificationContinued: 'Technische Daten, Fortsetzung',
  details: 'Details',
  detailsContinued: 'Details, Fortsetzung',
  asOf: 'Stand {day}. {email}',
  page: 'Seite {page} von {pages}.',
});

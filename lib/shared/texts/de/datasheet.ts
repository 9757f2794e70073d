import type { Texts } from '../en/texts';

/** What a tool's data sheet says besides the tool's own words. */
export const datasheet: Texts['datasheet'] = {
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
};

import { ofShop } from '#shop-texts';
export const datasheet = ofShop('en', 'datasheet', {
  onRequest: 'On request',
  kind: 'Data sheet',
  title: '{name}, data sheet',
  sku: 'SKU',
  price: 'Price per unit',
  moq: 'Minimum order',
  oneUnit: '1 unit',
  units: '{count} units',
  specification: 'Specification',
  specificationContinued: 'Specification, continued',
  details: 'Details',
  detailsContinued: 'Details, continued',
  asOf: 'As of {day}. {email}',
  page: 'Page {page} of {pages}.',
});

export const datasheet = {
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
  asOf: 'As of {day}. {email}',
  page: 'Page {page} of {pages}.',
};

/** What a tool's data sheet says besides the tool's own words. */
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
  details: 'Details',
  detailsContinued: 'Details, continued',
  asOf: 'As of {day}. {email}',
  page: 'Page {page} of {pages}.',
};

/** Packing slips and pick lists. */
export const packing = {
  slip: 'Packing slip',
  pickList: 'Pick list',
  shipTo: 'Ship to',
  order: 'Order',
  placed: 'Ordered',
  shipBy: 'Ship by',
  poNumber: 'PO number',
  reference: 'Your reference: {reference}',
  columns: { units: 'Units', name: 'Tool', sku: 'SKU' },
  total: 'Units in all: {count}',
  note: 'Note:',
  ofOne: '1 order, {moment}',
  ofMany: '{count} orders, {moment}',
  page: 'Page {page} of {pages}',
};

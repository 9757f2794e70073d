import { orderNotes } from './order-notes';

export const packing = {
  slip: 'Packing slip',
  pickList: 'Pick list',
  shipTo: 'Ship to',
  order: 'Order',
  placed: 'Ordered',
  shipBy: 'Ship by',
  poNumber: 'PO number',
  shipping: 'Shipping',
  carrier: 'Carrier',
  account: 'Account',
  reference: 'Your reference: {reference}',
  columns: { units: 'Units', name: 'Tool', sku: 'SKU' },
  total: 'Units in all: {count}',
  notes: orderNotes.packing,
  ofOne: '1 order, {moment}',
  ofMany: '{count} orders, {moment}',
  page: 'Page {page} of {pages}',
};

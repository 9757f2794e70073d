import { z } from 'zod';
import { type Contract, declareCall } from '../calls/contract';
import { idParamSchema } from '../calls/fields.schema';
import { deletedSchema, insertedSchema, modifiedSchema } from '../calls/write-results.schema';
import {
  allOrdersQuerySchema,
  creditNoteQuerySchema,
  exportOwnOrdersQuerySchema,
  orderSchema,
  ownOrdersQuerySchema,
  placeOrderSchema,
} from './order.schema';
import {
  orderSelectionQuerySchema,
  refundedSchema,
  refundPartSchema,
  shopFileQuerySchema,
} from './order-desk.schema';

export const placeOrderCall = declareCall({
  method: 'POST',
  path: '/api/order',
  tag: 'Orders',
  summary:
    'Place an order and reserve its units. Names, picture, value and buyer come from the server; a value that differs from the server’s is refused.',
  who: 'either',
  whose: 'an e-mail in the body must be one’s own',
  rate: 'write',
  request: placeOrderSchema,
  idempotency: 'makes no second order',
  pageLanguage: true,
  success: { status: 201, description: 'The order.', schema: insertedSchema },
  errors: [
    'forbidden',
    'not-found',
    'not-on-sale',
    'price-changed',
    'out-of-stock',
    'too-many-unpaid-orders',
    'company-not-active',
    'order-by-cart',
  ],
});

export const listOwnOrdersCall = declareCall({
  method: 'GET',
  path: '/api/order',
  tag: 'Orders',
  summary:
    'List the orders of one customer, newest first, without cancelled and expired ones unless asked for.',
  who: 'bearer',
  whose: 'one’s own, or anyone’s for an admin',
  rate: 'read',
  query: ownOrdersQuerySchema,
  success: { status: 200, description: 'The orders.', list: 'orders', schema: orderSchema },
  errors: ['forbidden'],
});

export const exportOwnOrdersCall = declareCall({
  method: 'GET',
  path: '/api/order/export.csv',
  tag: 'Orders',
  summary: 'One’s own orders as CSV, one row a line; without cancelled and expired ones unless asked for.',
  who: 'either',
  rate: 'read',
  query: exportOwnOrdersQuerySchema,
  success: { status: 200, description: 'The orders.', mediaType: 'text/csv; charset=utf-8' },
});

export const getOrderCall = declareCall({
  method: 'GET',
  path: '/api/order/{id}',
  tag: 'Orders',
  summary: 'One order, whatever its state.',
  who: 'bearer',
  key: 'orders:read',
  whose: 'its buyer, or an admin',
  rate: 'read',
  params: idParamSchema,
  success: { status: 200, description: 'The order.', schema: orderSchema },
  errors: ['forbidden'],
});

export const cancelOrderCall = declareCall({
  method: 'DELETE',
  path: '/api/order/{id}',
  tag: 'Orders',
  summary: 'Cancel an unpaid order. Its units go back on the shelf; the order stays readable.',
  who: 'bearer',
  whose: 'its buyer',
  rate: 'write',
  params: idParamSchema,
  success: { status: 200, description: 'Cancelled.', schema: deletedSchema },
  errors: ['forbidden', 'wrong-order-state'],
});

export const closePaymentNoteCall = declareCall({
  method: 'DELETE',
  path: '/api/order/{id}/payment-note',
  tag: 'Orders',
  summary:
    'Close the note of a received payment at the head of the dashboard, and those of orders paid before.',
  who: 'either',
  whose: 'its buyer',
  rate: 'write',
  params: idParamSchema,
  success: { status: 200, description: 'Closed; 0 if none was open.', schema: modifiedSchema },
  errors: ['forbidden'],
});

export const getInvoiceCall = declareCall({
  method: 'GET',
  path: '/api/order/{id}/invoice.pdf',
  tag: 'Orders',
  summary: 'The invoice of an order as a PDF. It is issued when the order is paid; 404 until then.',
  who: 'either',
  key: 'orders:read',
  whose: 'its buyer, or an admin',
  rate: 'read',
  params: idParamSchema,
  success: { status: 200, description: 'The invoice.', mediaType: 'application/pdf' },
  errors: ['forbidden'],
});

export const getCreditNoteCall = declareCall({
  method: 'GET',
  path: '/api/order/{id}/credit-note.pdf',
  tag: 'Orders',
  summary: 'The credit note of a refund as a PDF: that with this number, or the last one; 404 for any other.',
  who: 'either',
  key: 'orders:read',
  whose: 'its buyer, or an admin',
  rate: 'read',
  params: idParamSchema,
  query: creditNoteQuerySchema,
  success: { status: 200, description: 'The credit note.', mediaType: 'application/pdf' },
  errors: ['forbidden'],
});

export const listAllOrdersCall = declareCall({
  method: 'GET',
  path: '/api/all-order',
  tag: 'Orders',
  summary:
    'List everyone’s orders, newest first unless `sort` says otherwise, without cancelled and expired ones unless asked for.',
  who: 'admin',
  key: 'orders:read',
  rate: 'read',
  isPersonal: true,
  query: allOrdersQuerySchema,
  success: { status: 200, description: 'The orders.', list: 'orders', schema: orderSchema },
});

export const getPackingSlipsCall = declareCall({
  method: 'GET',
  path: '/api/all-order/packing-slips.pdf',
  tag: 'Orders',
  summary:
    'Packing slips of the selected orders that were paid or are on account, each on a page of its own, without prices.',
  who: 'admin',
  key: 'orders:read',
  rate: 'read',
  query: orderSelectionQuerySchema,
  success: { status: 200, description: 'The packing slips.', mediaType: 'application/pdf' },
  errors: ['not-found', 'wrong-order-state'],
});

export const getPickListCall = declareCall({
  method: 'GET',
  path: '/api/all-order/pick-list.pdf',
  tag: 'Orders',
  summary:
    'What is to be picked for the selected orders that wait to be shipped: by SKU, summed over them, with where each unit goes.',
  who: 'admin',
  key: 'orders:read',
  rate: 'read',
  query: shopFileQuerySchema,
  success: { status: 200, description: 'The pick list.', mediaType: 'application/pdf' },
  errors: ['not-found', 'wrong-order-state'],
});

export const exportOrdersCall = declareCall({
  method: 'GET',
  path: '/api/all-order/export.csv',
  tag: 'Orders',
  summary: 'The selected orders as CSV, one row a line.',
  who: 'admin',
  key: 'orders:read',
  rate: 'read',
  query: shopFileQuerySchema,
  success: { status: 200, description: 'The orders.', mediaType: 'text/csv; charset=utf-8' },
  errors: ['not-found'],
});

export const shipOrderCall = declareCall({
  method: 'PATCH',
  path: '/api/all-order/{id}',
  tag: 'Orders',
  summary: 'Mark a paid order as shipped. One that is shipped already stays as it is.',
  who: 'admin',
  key: 'orders:write',
  rate: 'write',
  params: idParamSchema,
  success: { status: 200, description: 'Shipped.', schema: modifiedSchema },
  errors: ['wrong-order-state'],
});

export const cancelAnyOrderCall = declareCall({
  method: 'DELETE',
  path: '/api/all-order/{id}',
  tag: 'Orders',
  summary: 'Cancel anyone’s unpaid order.',
  who: 'admin',
  rate: 'write',
  params: idParamSchema,
  success: { status: 200, description: 'Cancelled.', schema: deletedSchema },
  errors: ['wrong-order-state'],
});

export const refundOrderCall = declareCall({
  method: 'POST',
  path: '/api/all-order/{id}/refund',
  tag: 'Orders',
  summary:
    'Without a body: refund a paid order in full, or what parts have left of it, before it ships; its units go back on the shelf. With one: refund units of lines, an amount, or both, before or after shipping, as often as something is left; the key is required then.',
  who: 'admin',
  rate: 'payment',
  params: idParamSchema,
  request: refundPartSchema.optional(),
  idempotency: 'refunds nothing again, and returns what was refunded; without a body none is needed',
  success: {
    status: 200,
    description: 'Refunded; without a body 0 if it was already.',
    schema: z.union([refundedSchema, modifiedSchema]),
  },
  errors: ['wrong-order-state', 'refund-exceeds-paid', 'conflict'],
});

export const ORDER_CALLS: readonly Contract[] = [
  placeOrderCall,
  listOwnOrdersCall,
  getOrderCall,
  closePaymentNoteCall,
  cancelOrderCall,
  getInvoiceCall,
  getCreditNoteCall,
  listAllOrdersCall,
  exportOwnOrdersCall,
  getPackingSlipsCall,
  getPickListCall,
  exportOrdersCall,
  shipOrderCall,
  cancelAnyOrderCall,
  refundOrderCall,
];

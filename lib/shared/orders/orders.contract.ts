import { z } from 'zod';
import { callsOf } from '../calls/contract';
import { idParamSchema } from '../calls/fields.schema';
import { listFile } from '../calls/list-file';
import { deletedSchema, insertedSchema, modifiedSchema } from '../calls/write-results.schema';
import type { PlaceOrderRequest } from './charged-order.schema';
import {
  creditNoteQuerySchema,
  creditNoteXmlQuerySchema,
  deliveryNoteQuerySchema,
  invoiceQuerySchema,
  invoiceXmlQuerySchema,
} from './invoice-query.schema';
import {
  allOrdersQuerySchema,
  changedOrdersQuerySchema,
  exportOwnOrdersQuerySchema,
  orderSchema,
  ownOrdersQuerySchema,
  placeOrderSchema,
} from './order.schema';
import {
  orderIdsSchema,
  orderSelectionQuerySchema,
  pickListQuerySchema,
  refundedSchema,
  refundPartSchema,
  refundPreviewSchema,
  refundQuerySchema,
} from './order-desk.schema';

/** What both electronic papers have. */
const PAPER_XML = {
  method: 'GET',
  who: 'either',
  key: 'orders:read',
  whose: 'its buyer, or an admin',
  params: idParamSchema,
  success: { status: 200, description: 'The paper.', mediaType: 'application/xml' },
  errors: ['forbidden', 'invoice-incomplete'],
} as const;

export const orderCalls = callsOf({ tag: 'Orders', who: 'admin' })({
  placeOrder: {
    method: 'POST',
    path: '/api/order',
    summary:
      'Place an order and reserve its units. Names, picture, value and buyer come from the server; a value that differs from the server’s is refused.',
    who: 'either',
    whose: 'an e-mail in the body must be one’s own',
    request: placeOrderSchema as PlaceOrderRequest,
    idempotency: 'makes no second order',
    pageLanguage: true,
    success: { status: 201, description: 'The order.', schema: insertedSchema },
    errors: [
      'forbidden',
      'not-found',
      'not-on-sale',
      'costs-on-request',
      'invoice-incomplete',
      'price-changed',
      'out-of-stock',
      'too-many-unpaid-orders',
      'company-not-active',
      'order-by-cart',
    ],
  },
  listOwnOrders: {
    method: 'GET',
    path: '/api/order',
    summary:
      'List the orders of one customer, newest first, without cancelled and expired ones unless asked for.',
    who: 'bearer',
    whose: 'one’s own, or anyone’s for an admin',
    query: ownOrdersQuerySchema,
    success: { status: 200, description: 'The orders.', list: 'orders', schema: orderSchema },
    errors: ['forbidden'],
  },
  getOrder: {
    method: 'GET',
    path: '/api/order/{id}',
    summary: 'One order, whatever its state.',
    who: 'bearer',
    key: 'orders:read',
    whose: 'its buyer, or an admin',
    params: idParamSchema,
    success: { status: 200, description: 'The order.', schema: orderSchema },
    errors: ['forbidden'],
  },
  closePaymentNote: {
    method: 'DELETE',
    path: '/api/order/{id}/payment-note',
    summary:
      'Close the note of a received payment at the head of the dashboard, and those of orders paid before.',
    who: 'either',
    whose: 'its buyer',
    params: idParamSchema,
    success: { status: 200, description: 'Closed; 0 if none was open.', schema: modifiedSchema },
    errors: ['forbidden'],
  },
  cancelOrder: {
    method: 'DELETE',
    path: '/api/order/{id}',
    summary: 'Cancel an unpaid order. Its units go back on the shelf; the order stays readable.',
    who: 'bearer',
    whose: 'its buyer',
    params: idParamSchema,
    success: { status: 200, description: 'Cancelled.', schema: deletedSchema },
    errors: ['forbidden', 'wrong-order-state'],
  },
  getInvoice: {
    method: 'GET',
    path: '/api/order/{id}/invoice.pdf',
    summary:
      'The invoice of an order as a PDF: that with this number, or the last one. It is issued when the order is paid, or ships on account; 404 until then.',
    who: 'either',
    key: 'orders:read',
    whose: 'its buyer, or an admin',
    params: idParamSchema,
    query: invoiceQuerySchema,
    success: { status: 200, description: 'The invoice.', mediaType: 'application/pdf' },
    errors: ['forbidden'],
  },
  getInvoiceXml: {
    ...PAPER_XML,
    path: '/api/order/{id}/invoice.xml',
    summary:
      'The electronic invoice of an order (EN 16931, CII): that with this number, or the last one, in the profile that its company takes unless another is named. 404 for invoices without VAT.',
    query: invoiceXmlQuerySchema,
  },
  getCreditNote: {
    method: 'GET',
    path: '/api/order/{id}/credit-note.pdf',
    summary:
      'The credit note of a refund as a PDF: that with this number, or the last one; 404 for any other.',
    who: 'either',
    key: 'orders:read',
    whose: 'its buyer, or an admin',
    params: idParamSchema,
    query: creditNoteQuerySchema,
    success: { status: 200, description: 'The credit note.', mediaType: 'application/pdf' },
    errors: ['forbidden'],
  },
  getDeliveryNote: {
    method: 'GET',
    path: '/api/order/{id}/delivery-note.pdf',
    summary:
      'The delivery note of a shipment as a PDF, without prices: that with this number, or the last one; 404 until units have shipped.',
    who: 'either',
    key: 'orders:read',
    whose: 'its buyer, or an admin',
    params: idParamSchema,
    query: deliveryNoteQuerySchema,
    success: { status: 200, description: 'The delivery note.', mediaType: 'application/pdf' },
    errors: ['forbidden'],
  },
  getCreditNoteXml: {
    ...PAPER_XML,
    path: '/api/order/{id}/credit-note.xml',
    summary:
      'The electronic credit note of a refund (EN 16931, CII), as `invoice.xml` is of an invoice: that with this number, or the last one.',
    query: creditNoteXmlQuerySchema,
  },
  getAcknowledgement: {
    method: 'GET',
    path: '/api/order/{id}/acknowledgement.pdf',
    summary:
      'The confirmation of an order as a PDF: its lines with the days they are promised for, once it is paid or on account; 404 for any other.',
    who: 'either',
    key: 'orders:read',
    whose: 'its buyer, or an admin',
    params: idParamSchema,
    success: { status: 200, description: 'The confirmation.', mediaType: 'application/pdf' },
    errors: ['forbidden'],
  },
  listAllOrders: {
    method: 'GET',
    path: '/api/all-order',
    summary:
      'List everyone’s orders, newest first unless `sort` says otherwise, without cancelled and expired ones unless asked for. With `updatedSince` those that changed since, the oldest change first, in every state; `Link` names the next page.',
    key: 'orders:read',
    isPersonal: true,
    query: changedOrdersQuerySchema,
    success: { status: 200, description: 'The orders.', list: 'orders', schema: orderSchema },
  },
  exportOwnOrders: {
    method: 'GET',
    path: '/api/order/export.csv',
    summary: 'One’s own orders as CSV, one row a line; without cancelled and expired ones unless asked for.',
    who: 'either',
    query: exportOwnOrdersQuerySchema,
    success: { status: 200, description: 'The orders.', mediaType: 'text/csv; charset=utf-8' },
  },
  getPackingSlips: {
    method: 'GET',
    path: '/api/all-order/packing-slips.pdf',
    summary:
      'Packing slips of the selected orders that were paid or are on account, each on a page of its own, without prices.',
    key: 'orders:read',
    query: orderSelectionQuerySchema,
    success: { status: 200, description: 'The packing slips.', mediaType: 'application/pdf' },
    errors: ['not-found', 'wrong-order-state'],
  },
  getPickList: {
    method: 'GET',
    path: '/api/all-order/pick-list.pdf',
    summary:
      'What is to be picked for the selected orders that wait to be shipped: by SKU, summed over them, with where each unit goes.',
    key: 'orders:read',
    query: pickListQuerySchema,
    success: { status: 200, description: 'The pick list.', mediaType: 'application/pdf' },
    errors: ['not-found', 'wrong-order-state'],
  },
  exportOrders: {
    ...listFile({
      path: '/api/all-order/export.csv',
      summary: 'The selected orders, or all that the list shows, as CSV, one row a line.',
      query: allOrdersQuerySchema.extend({ ids: orderIdsSchema.optional() }),
    }),
    key: 'orders:read',
    errors: ['not-found'],
  },
  shipOrder: {
    method: 'PATCH',
    path: '/api/all-order/{id}',
    summary: 'Mark a paid order as shipped. One that is shipped already stays as it is.',
    key: 'orders:write',
    params: idParamSchema,
    success: { status: 200, description: 'Shipped.', schema: modifiedSchema },
    errors: ['wrong-order-state', 'out-of-stock', 'vat-id-not-valid', 'invoice-incomplete'],
  },
  cancelAnyOrder: {
    method: 'DELETE',
    path: '/api/all-order/{id}',
    summary: 'Cancel anyone’s unpaid order.',
    params: idParamSchema,
    success: { status: 200, description: 'Cancelled.', schema: deletedSchema },
    errors: ['wrong-order-state'],
  },
  refundOrder: {
    method: 'POST',
    path: '/api/all-order/{id}/refund',
    summary:
      'Without a body: refund a paid order in full, or what parts have left of it, before it ships; its units go back on the shelf. With one: refund units of lines, an amount, or both, before or after shipping, as often as something is left; the key is required then.',
    rate: 'payment',
    params: idParamSchema,
    query: refundQuerySchema,
    request: refundPartSchema.optional(),
    idempotency:
      'refunds nothing again, and returns what was refunded; none is needed without a body, or for a dry run',
    success: {
      status: 200,
      description: 'Refunded; without a body 0 if it was already.',
      schema: z.union([refundedSchema, refundPreviewSchema, modifiedSchema]),
    },
    errors: ['wrong-order-state', 'refund-exceeds-paid', 'conflict'],
  },
});

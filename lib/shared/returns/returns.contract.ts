import { callsOf } from '../calls/contract';
import { idParamSchema } from '../calls/fields.schema';
import { listFile } from '../calls/list-file';
import { namedOrderParamSchema } from '../orders/ship/named-lines.schema';
import {
  allReturnsQuerySchema,
  approveReturnSchema,
  madeReturnSchema,
  managedReturnSchema,
  ownReturnsQuerySchema,
  receiveReturnSchema,
  requestReturnSchema,
  returnForBuyerSchema,
  returnReasonSchema,
  returnSchema,
  returnSettledSchema,
  settleReturnSchema,
} from './return.schema';

const BODY_BYTES = 1_048_576;
const OWN = { status: 200, description: 'The return.', schema: returnSchema } as const;
const MANAGED = { status: 200, description: 'The return.', schema: managedReturnSchema } as const;
const MADE = { status: 201, description: 'The return.', schema: madeReturnSchema } as const;

export const returnCalls = callsOf({
  tag: 'Returns',
  who: 'either',
  whose: 'of one’s own orders, or of one’s company’s for its approvers',
})({
  requestReturn: {
    method: 'POST',
    path: '/api/order/{id}/return',
    summary: 'Ask to send units of a shipment back, within the shop’s window.',
    rate: 'request',
    params: idParamSchema,
    request: requestReturnSchema,
    requestBytesMax: BODY_BYTES,
    idempotency: 'makes no second return',
    pageLanguage: true,
    success: MADE,
    errors: ['not-found', 'return-window-over', 'units-not-returnable', 'idempotency-mismatch'],
  },
  listReturns: {
    method: 'GET',
    path: '/api/return',
    summary: 'Returns, the newest first.',
    query: ownReturnsQuerySchema,
    success: {
      status: 200,
      description: 'The returns.',
      list: 'returns',
      pageSize: 25,
      schema: returnSchema,
    },
    errors: ['not-found'],
  },
  exportReturns: {
    ...listFile({
      path: '/api/return/export.csv',
      summary: 'The returns of that list as CSV, one row a line.',
      query: ownReturnsQuerySchema,
    }),
    errors: ['not-found'],
  },
  getReturn: {
    method: 'GET',
    path: '/api/return/{id}',
    summary: 'A return.',
    params: idParamSchema,
    success: OWN,
    errors: ['not-found'],
  },
  getReturnSlip: {
    method: 'GET',
    path: '/api/return/{id}/slip.pdf',
    summary:
      'The paper that comes with the units, with the number of the return as text and QR code, once it is approved.',
    whose: 'of one’s own orders, or an admin',
    params: idParamSchema,
    success: { status: 200, description: 'The PDF.', mediaType: 'application/pdf' },
    errors: ['not-found'],
  },
  withdrawReturn: {
    method: 'POST',
    path: '/api/return/{id}/withdraw',
    summary: 'Withdraw a return whose units did not arrive. The same again changes nothing.',
    params: idParamSchema,
    success: OWN,
    errors: ['not-found', 'return-decided'],
  },
});

export const allReturnCalls = callsOf({ tag: 'Returns', who: 'either-admin' })({
  makeReturnForBuyer: {
    method: 'POST',
    path: '/api/all-order/{id}/return',
    summary:
      'Make a return for the buyer of an order, at any time; it is approved at once. The order is named by its id or number.',
    params: namedOrderParamSchema,
    request: returnForBuyerSchema,
    requestBytesMax: BODY_BYTES,
    idempotency: 'makes no second return',
    success: MADE,
    errors: ['not-found', 'units-not-returnable', 'idempotency-mismatch'],
  },
  listAllReturns: {
    method: 'GET',
    path: '/api/all-return',
    summary: 'Returns of all orders, the newest first.',
    key: 'orders:read',
    isPersonal: true,
    query: allReturnsQuerySchema,
    success: {
      status: 200,
      description: 'The returns.',
      list: 'returns',
      pageSize: 25,
      schema: managedReturnSchema,
    },
  },
  exportAllReturns: {
    ...listFile({
      path: '/api/all-return/export.csv',
      summary: 'The returns of that list as CSV, one row a line.',
      query: allReturnsQuerySchema,
    }),
    key: 'orders:read',
  },
  getManagedReturn: {
    method: 'GET',
    path: '/api/all-return/{id}',
    summary: 'A return, with who bought the units.',
    key: 'orders:read',
    params: idParamSchema,
    success: MANAGED,
    errors: ['not-found'],
  },
  approveReturn: {
    method: 'POST',
    path: '/api/all-return/{id}/approve',
    summary: 'Approve a return, or fewer of its units; its slip is mailed. The same again changes nothing.',
    params: idParamSchema,
    request: approveReturnSchema,
    requestBytesMax: BODY_BYTES,
    success: MANAGED,
    errors: ['not-found', 'return-decided'],
  },
  refuseReturn: {
    method: 'POST',
    path: '/api/all-return/{id}/refuse',
    summary: 'Refuse a return. The same again changes nothing.',
    params: idParamSchema,
    request: returnReasonSchema,
    success: MANAGED,
    errors: ['not-found', 'return-decided'],
  },
  receiveReturn: {
    method: 'POST',
    path: '/api/all-return/{id}/receive',
    summary:
      'Record what arrived of a return, once and for all of it: units to restock are on hand at once, units to scrap are not. Moves no money. The same again changes nothing.',
    key: 'orders:write',
    params: idParamSchema,
    request: receiveReturnSchema,
    requestBytesMax: BODY_BYTES,
    success: MANAGED,
    errors: ['not-found', 'return-decided'],
  },
  settleReturn: {
    method: 'POST',
    path: '/api/all-return/{id}/settle',
    summary:
      'Refund what arrived of a return, or a part of its value, once: a part refund with its credit note, on account against the invoice of its shipment.',
    rate: 'payment',
    params: idParamSchema,
    request: settleReturnSchema,
    idempotency: 'refunds nothing again, and returns what was refunded',
    success: { status: 200, description: 'Refunded.', schema: returnSettledSchema },
    errors: ['not-found', 'return-decided', 'refund-exceeds-paid', 'conflict', 'idempotency-mismatch'],
  },
  closeReturn: {
    method: 'POST',
    path: '/api/all-return/{id}/close',
    summary:
      'Close an approved return of which nothing came, or a received one for which no money is due. The same again changes nothing.',
    params: idParamSchema,
    request: returnReasonSchema,
    success: MANAGED,
    errors: ['not-found', 'return-decided'],
  },
});

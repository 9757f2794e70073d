import 'server-only';
import { z } from 'zod';
import { idParamSchema } from '@/lib/shared/schemas/fields';
import {
  allOrdersQuerySchema,
  createPaymentIntentSchema,
  orderSchema,
  ownOrdersQuerySchema,
  placeOrderSchema,
  recordPaymentSchema,
} from '@/lib/shared/schemas/order';
import { refundParamSchema, refundQuerySchema, refundSchema } from '@/lib/shared/schemas/refund';
import { deletedSchema, insertedSchema, modifiedSchema } from './answers';
import { type ApiCall, PAGE_LANGUAGE } from './api-call';

/** Calls about orders. */
export const ORDER_CALLS: readonly ApiCall[] = [
  {
    method: 'post',
    path: '/api/order',
    tag: 'Orders',
    summary:
      'Place an order and reserve its units. Names, picture, value and buyer come from the server; a value that differs from the server’s is refused.',
    who: 'either',
    whose: 'an e-mail in the body must be one’s own',
    headers: {
      'Idempotency-Key':
        'Of the client’s choice. The same key with the same body again makes no second order.',
      ...PAGE_LANGUAGE,
    },
    body: placeOrderSchema,
    answer: { status: 201, description: 'The order.', schema: insertedSchema },
    problems: ['forbidden', 'not-found', 'price-changed', 'out-of-stock', 'idempotency-mismatch'],
  },
  {
    method: 'get',
    path: '/api/order',
    tag: 'Orders',
    summary:
      'List the orders of one customer, newest first, without cancelled and expired ones unless asked for.',
    who: 'bearer',
    whose: 'one’s own, or anyone’s for an admin',
    query: ownOrdersQuerySchema,
    answer: {
      status: 200,
      description: 'The orders.',
      schema: z.array(orderSchema),
      headers: { 'X-Total-Count': 'How many orders fit in all.' },
    },
    problems: ['forbidden'],
  },
  {
    method: 'get',
    path: '/api/order/{id}',
    tag: 'Orders',
    summary: 'One order, whatever its state.',
    who: 'bearer',
    whose: 'its buyer, or an admin',
    params: idParamSchema,
    answer: { status: 200, description: 'The order.', schema: orderSchema },
    problems: ['forbidden'],
  },
  {
    method: 'delete',
    path: '/api/order/{id}',
    tag: 'Orders',
    summary: 'Cancel an unpaid order. Its units go back on the shelf; the order stays readable.',
    who: 'bearer',
    whose: 'its buyer',
    params: idParamSchema,
    answer: { status: 200, description: 'Cancelled.', schema: deletedSchema },
    problems: ['forbidden', 'wrong-order-state'],
  },
  {
    method: 'get',
    path: '/api/all-order',
    tag: 'Orders',
    summary: 'List everyone’s orders, newest first, without cancelled and expired ones unless asked for.',
    who: 'admin',
    query: allOrdersQuerySchema,
    answer: {
      status: 200,
      description: 'The orders.',
      schema: z.array(orderSchema),
      headers: { 'X-Total-Count': 'How many orders fit in all.' },
    },
  },
  {
    method: 'patch',
    path: '/api/all-order/{id}',
    tag: 'Orders',
    summary: 'Mark a paid order as shipped. One that is shipped already stays as it is.',
    who: 'admin',
    params: idParamSchema,
    answer: { status: 200, description: 'Shipped.', schema: modifiedSchema },
    problems: ['wrong-order-state'],
  },
  {
    method: 'delete',
    path: '/api/all-order/{id}',
    tag: 'Orders',
    summary: 'Cancel anyone’s unpaid order.',
    who: 'admin',
    params: idParamSchema,
    answer: { status: 200, description: 'Cancelled.', schema: deletedSchema },
    problems: ['wrong-order-state'],
  },
  {
    method: 'post',
    path: '/api/all-order/{id}/refund',
    tag: 'Orders',
    summary: 'Refund a paid order in full before it ships. Its units go back on the shelf.',
    who: 'admin',
    params: idParamSchema,
    answer: { status: 200, description: 'Refunded; 0 if it was already.', schema: modifiedSchema },
    problems: ['wrong-order-state'],
  },
];

/** Calls about invoices and refunds. */
export const INVOICE_CALLS: readonly ApiCall[] = [
  {
    method: 'get',
    path: '/api/order/{id}/invoice.pdf',
    tag: 'Orders',
    summary: 'The invoice of an order as a PDF. It is issued when the order is paid; 404 until then.',
    who: 'either',
    whose: 'its buyer, or an admin',
    params: idParamSchema,
    answer: { status: 200, description: 'The invoice.', mediaType: 'application/pdf' },
    problems: ['forbidden'],
  },
  {
    method: 'get',
    path: '/api/order/{id}/credit-note.pdf',
    tag: 'Orders',
    summary: 'The credit note of a refunded order as a PDF; 404 for any other.',
    who: 'either',
    whose: 'its buyer, or an admin',
    params: idParamSchema,
    answer: { status: 200, description: 'The credit note.', mediaType: 'application/pdf' },
    problems: ['forbidden'],
  },
  {
    method: 'get',
    path: '/api/refund',
    tag: 'Payments',
    summary:
      'Money that goes or went back to buyers, newest first: what admins refunded, here or at the payment provider, and what the store refunds by itself because it came late, twice, or for no order.',
    who: 'admin',
    query: refundQuerySchema,
    answer: {
      status: 200,
      description: 'The refunds.',
      schema: z.array(refundSchema),
      headers: { 'X-Total-Count': 'How many refunds there are in all.' },
    },
  },
  {
    method: 'post',
    path: '/api/refund/{transactionId}/retry',
    tag: 'Payments',
    summary: 'Send a refund that the bank sent back once more.',
    who: 'admin',
    params: refundParamSchema,
    answer: { status: 200, description: 'Sent; 0 if it is not failed.', schema: modifiedSchema },
    problems: ['not-found', 'conflict'],
  },
  {
    method: 'post',
    path: '/api/refund/{transactionId}/settled',
    tag: 'Payments',
    summary: 'Note that the money of a refund that the bank sent back was given back another way.',
    who: 'admin',
    params: refundParamSchema,
    answer: { status: 200, description: 'Noted; 0 if it was already.', schema: modifiedSchema },
    problems: ['not-found', 'conflict'],
  },
];

/** Calls about payment. */
export const PAYMENT_CALLS: readonly ApiCall[] = [
  {
    method: 'post',
    path: '/api/create-payment-intent',
    tag: 'Payments',
    summary:
      'The client secret to pay with. With `orderId` it is the order’s one intent, of the order’s amount; without, a new intent of `orderValue` dollars, at least 0.50.',
    who: 'bearer',
    whose: 'the order’s buyer',
    body: createPaymentIntentSchema,
    answer: {
      status: 200,
      description: 'What the browser confirms the payment with.',
      schema: z.object({ clientSecret: z.string() }),
    },
    problems: [
      'forbidden',
      'not-found',
      'wrong-order-state',
      'price-changed',
      'conflict',
      'payment-provider-unavailable',
    ],
  },
  {
    method: 'patch',
    path: '/api/order/{id}',
    tag: 'Payments',
    summary:
      'Record a payment. The server asks the provider for `transactionId` and believes nothing else; the same one again changes nothing.',
    who: 'bearer',
    whose: 'its buyer',
    params: idParamSchema,
    body: recordPaymentSchema,
    answer: { status: 200, description: 'Paid.', schema: modifiedSchema },
    problems: [
      'forbidden',
      'payment-mismatch',
      'payment-not-confirmed',
      'wrong-order-state',
      'payment-provider-unavailable',
    ],
  },
  {
    method: 'post',
    path: '/api/webhooks/stripe',
    tag: 'Payments',
    summary: 'Events of the payment provider. Each is applied once; kinds we do not know are acknowledged.',
    who: 'signature',
    headers: { 'Stripe-Signature': 'The provider’s signature of the raw body, at most five minutes old.' },
    body: z.record(z.string(), z.unknown()),
    answer: { status: 200, description: 'Taken.', schema: z.object({ received: z.literal(true) }) },
    problems: ['signature-invalid', 'payment-provider-unavailable'],
  },
];

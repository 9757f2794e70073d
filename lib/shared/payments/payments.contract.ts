import { z } from 'zod';
import { callsOf } from '../calls/contract';
import { idParamSchema } from '../calls/fields.schema';
import { listFile } from '../calls/list-file';
import { modifiedSchema, paymentIntentSchema } from '../calls/write-results.schema';
import { createPaymentIntentSchema, recordPaymentSchema } from '../orders/order.schema';
import { refundParamSchema, refundQuerySchema, refundSchema } from './returned-money.schema';

export const paymentCalls = callsOf({ tag: 'Payments', who: 'admin' })({
  createPaymentIntent: {
    method: 'POST',
    path: '/api/create-payment-intent',
    summary:
      'The client secret to pay with. With `orderId` it is the order’s one intent, of the order’s amount; without, a new intent of `orderValue` dollars, at least 0.50.',
    who: 'bearer',
    whose: 'the order’s buyer',
    rate: 'payment',
    request: createPaymentIntentSchema,
    success: {
      status: 200,
      description: 'What the browser confirms the payment with.',
      schema: paymentIntentSchema,
    },
    errors: [
      'forbidden',
      'not-found',
      'wrong-order-state',
      'price-changed',
      'conflict',
      'payment-provider-unavailable',
    ],
  },
  recordPayment: {
    method: 'PATCH',
    path: '/api/order/{id}',
    summary:
      'Record a payment. The server asks the provider for `transactionId` and trusts nothing else; the same one again changes nothing.',
    who: 'bearer',
    whose: 'its buyer',
    rate: 'payment',
    params: idParamSchema,
    request: recordPaymentSchema,
    success: { status: 200, description: 'Paid.', schema: modifiedSchema },
    errors: [
      'forbidden',
      'payment-mismatch',
      'payment-not-confirmed',
      'wrong-order-state',
      'payment-provider-unavailable',
    ],
  },
  stripeWebhook: {
    method: 'POST',
    path: '/api/webhooks/stripe',
    summary: 'Events of the payment provider. Each is applied once; unknown types are acknowledged.',
    who: 'signature',
    headers: { 'Stripe-Signature': 'The provider’s signature of the raw body, at most five minutes old.' },
    request: z.record(z.string(), z.unknown()),
    // Events contain whole objects of the provider, larger than other bodies.
    rawRequestBytes: 512 * 1024,
    success: { status: 200, description: 'Accepted.', schema: z.object({ received: z.literal(true) }) },
    errors: ['signature-invalid', 'payment-provider-unavailable'],
    rate: 'none',
  },
  listRefunds: {
    method: 'GET',
    path: '/api/refund',
    summary:
      'Money that goes or went back to buyers, newest first: what admins refunded, here or at the payment provider, and what the store refunds by itself because it came late, twice, or for no order.',
    query: refundQuerySchema,
    success: { status: 200, description: 'The refunds.', list: 'refunds', schema: refundSchema },
  },
  exportRefunds: listFile({
    path: '/api/refund/export.csv',
    summary: 'The refunds of that list as CSV.',
    query: refundQuerySchema,
  }),
  retryRefund: {
    method: 'POST',
    path: '/api/refund/{transactionId}/retry',
    summary: 'Send a refund that the bank returned once more.',
    rate: 'payment',
    params: refundParamSchema,
    success: { status: 200, description: 'Sent; 0 if it is not failed.', schema: modifiedSchema },
    errors: ['conflict'],
  },
  settleRefund: {
    method: 'POST',
    path: '/api/refund/{transactionId}/settled',
    summary: 'Record that the money of a refund that the bank returned reached the buyer another way.',
    rate: 'payment',
    params: refundParamSchema,
    success: { status: 200, description: 'Recorded; 0 if it was already.', schema: modifiedSchema },
    errors: ['conflict'],
  },
});

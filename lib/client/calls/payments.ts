import { callApi } from '@/lib/client/api';
import { modifiedSchema, paymentIntentSchema } from '@/lib/shared/calls/write-results.schema';
import type { Order } from '@/lib/shared/orders/order.schema';
import type { createPaymentIntentCall, recordPaymentCall } from '@/lib/shared/payments/payments.contract';

/** Returns the provider's client secret. Throws ApiProblem. */
export async function createPaymentIntent(order: Pick<Order, '_id' | 'orderValue'>): Promise<string> {
  const body = { orderValue: order.orderValue, orderId: order._id };
  const options = { schema: paymentIntentSchema, body, as: 'bearer' } as const;
  const path = '/api/create-payment-intent';
  return (await callApi<typeof createPaymentIntentCall>('POST', path, options)).clientSecret;
}

/** Idempotent. Throws ApiProblem. */
export async function recordPayment(orderId: string, transactionId: string): Promise<void> {
  const body = { orderId, transactionId };
  const options = { schema: modifiedSchema, params: { id: orderId }, body, as: 'bearer' } as const;
  await callApi<typeof recordPaymentCall>('PATCH', '/api/order/{id}', options);
}

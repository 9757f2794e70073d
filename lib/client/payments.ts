import { z } from 'zod';
import type { Order } from '@/lib/shared/schemas/order';
import { callApi } from './api';

/** The secret with which this order is paid at the card provider (spec §7). Throws ApiProblem. */
export async function createPaymentIntent(order: Pick<Order, '_id' | 'orderValue'>): Promise<string> {
  const { clientSecret } = await callApi(
    '/api/create-payment-intent',
    z.object({ clientSecret: z.string() }),
    { method: 'POST', body: { orderValue: order.orderValue, orderId: order._id }, as: 'bearer' },
  );
  return clientSecret;
}

/** Records a payment that the provider took (spec §7). Repeating it changes nothing. Throws ApiProblem. */
export async function recordPayment(orderId: string, transactionId: string): Promise<void> {
  await callApi(`/api/order/${encodeURIComponent(orderId)}`, z.object({ modifiedCount: z.number() }), {
    method: 'PATCH',
    body: { orderId, transactionId },
    as: 'bearer',
  });
}

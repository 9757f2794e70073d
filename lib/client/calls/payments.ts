import { call } from '@/lib/client/api';
import type { Order } from '@/lib/shared/orders/order.schema';
import { paymentCalls } from '@/lib/shared/payments/payments.contract';

export async function createPaymentIntent(order: Pick<Order, '_id' | 'orderValue'>): Promise<string> {
  const body = { orderValue: order.orderValue, orderId: order._id };
  return (await call(paymentCalls.createPaymentIntent, { body })).clientSecret;
}

export async function recordPayment(orderId: string, transactionId: string): Promise<void> {
  const body = { orderId, transactionId };
  await call(paymentCalls.recordPayment, { params: { id: orderId }, body });
}

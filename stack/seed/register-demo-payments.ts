import type { Db } from 'mongodb';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { isRefunded } from '@/lib/shared/orders/order-status';
import { shop } from '@/shop.config';
import { demoRefundId } from './demo-refund-id';

/** No other intent has it: the provider's own are random after `pi_3`. */
export const DEMO_INTENT_PREFIX = 'pi_demo';
/** The emulator takes bodies of 64 KiB. */
const BATCH = 100;

function refundOf(order: OrderDocument): { refund?: { id: string; created: number } } {
  const { _id, endedAt } = order;
  if (!isRefunded(order) || !endedAt) return {};
  return { refund: { id: demoRefundId(_id), created: Math.floor(endedAt.getTime() / 1000) } };
}

/**
 * So that each can be looked up and refunded like one made in this shop. Those imported before stay unchanged. Throws if the
 * emulator rejects them or cannot be reached.
 */
export async function registerDemoPayments(db: Db, emulatorUrl: string): Promise<void> {
  const orders = await db
    .collection<OrderDocument>('orders')
    .find({ transactionId: { $gte: DEMO_INTENT_PREFIX, $lt: `${DEMO_INTENT_PREFIX}~` } })
    .toArray();
  const payments = orders.map((order) => ({
    id: order.transactionId,
    amount: order.totals.totalCents,
    currency: order.currency,
    created: Math.floor((order.paidAt ?? order.placedAt).getTime() / 1000),
    name: order.buyerName,
    email: order.buyerEmail,
    description: `${shop.name} order ${order.number}`,
    metadata: { orderId: order._id.toHexString(), buyerId: order.buyerId.toHexString() },
    ...refundOf(order),
  }));
  for (let from = 0; from < payments.length; from += BATCH) {
    const response = await fetch(new URL('/_control/payments', emulatorUrl), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ payments: payments.slice(from, from + BATCH) }),
    });
    if (!response.ok)
      throw new Error(`The payment emulator refused the demo payments: ${await response.text()}`);
  }
}

import { createHash } from 'node:crypto';
import type { Db, ObjectId } from 'mongodb';
import { shop } from '#shop';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { PaymentIntentDocument, RefundDocument } from '@/lib/server/platform/db/documents/payments';
import { isRefunded } from '@/lib/shared/orders/order-status';
import { seedId } from './seed-documents';

export function intentDocuments(orders: readonly OrderDocument[]): PaymentIntentDocument[] {
  return orders.flatMap(({ _id: orderId, transactionId, placedAt }): PaymentIntentDocument[] => {
    if (!transactionId?.startsWith(DEMO_INTENT_PREFIX)) return [];
    const at = { createdAt: placedAt, touchedAt: placedAt };
    return [{ _id: transactionId, orderId, state: 'closed', ...at, revision: 0 }];
  });
}

export function refundDocuments(orders: readonly OrderDocument[]): RefundDocument[] {
  return orders.flatMap((order): RefundDocument[] => {
    const { _id, transactionId, endedAt, partRefunds = [] } = order;
    if (!transactionId) return [];
    if (!isRefunded(order) || !endedAt)
      return partRefunds.map(({ id, at, amountCents }) => ({
        ...{ _id: id, intentId: transactionId, orderId: _id, amountCents },
        ...{ reason: 'admin-part', state: 'refunded', dueAt: at, attempts: 1 },
        ...{ providerRefundId: demoRefundId(_id), createdAt: at, refundedAt: at },
      }));
    return [
      {
        _id: seedId(`refund:${order.number}`),
        intentId: transactionId,
        orderId: _id,
        amountCents: order.totals.totalCents,
        reason: 'admin',
        state: 'refunded',
        dueAt: endedAt,
        attempts: 1,
        providerRefundId: demoRefundId(_id),
        createdAt: endedAt,
        refundedAt: endedAt,
      },
    ];
  });
}

/** No other intent has it: the provider's own are random after `pi_3`. */
export const DEMO_INTENT_PREFIX = 'pi_demo';
/** The emulator takes bodies of 64 KiB. */
const BATCH = 100;

type PastRefund = { id: string; created: number; amount?: number; metadata?: { forgeline_part: string } };

/** The part is the one that the demo began with. */
function refundOf(order: OrderDocument): { refund?: PastRefund } {
  const { _id, number, endedAt, partRefunds = [] } = order;
  const seconds = (at: Date) => Math.floor(at.getTime() / 1000);
  const part = partRefunds.find(({ idempotency }) => idempotency.key === demoRefundKey(number));
  if (part) {
    const metadata = { forgeline_part: part.id.toHexString() };
    return {
      refund: { id: demoRefundId(_id), created: seconds(part.at), amount: part.amountCents, metadata },
    };
  }
  if (!isRefunded(order) || !endedAt) return {};
  return { refund: { id: demoRefundId(_id), created: seconds(endedAt) } };
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

/** By which a part refund of the demo is recognized. */
export const demoRefundKey = (orderNumber: string) => `demo:${orderNumber}`;

function demoRefundId(orderId: ObjectId): string {
  return `re_demo${createHash('sha256').update(orderId.id).digest('hex').slice(0, 20)}`;
}

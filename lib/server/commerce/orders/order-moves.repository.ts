import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { OrderDocument, TimelineEntry } from '@/lib/server/platform/db/documents/orders';
import {
  axesBefore,
  changesOf,
  type OrderState,
  type OrderStep,
  stateOf,
} from '@/lib/shared/orders/order-status';

export type OrderMove = {
  id: ObjectId;
  entry: TimelineEntry & { state: OrderStep };
  set?: Partial<Pick<OrderDocument, 'transactionId' | 'paymentNote'>>;
};

export type MovedOrder = {
  order: OrderDocument;
  from: OrderState;
  /** Never before the step it follows, since an earlier request may be stored later. */
  at: Date;
};

const STAMP: Record<OrderStep, 'paidAt' | 'shippedAt' | 'endedAt'> = {
  paid: 'paidAt',
  shipped: 'shippedAt',
  cancelled: 'endedAt',
  expired: 'endedAt',
  refunded: 'endedAt',
};

/**
 * Moves an order and adds the step to its timeline. Returns null if its present state does not allow the step
 * (product §4.1).
 */
export async function moveOrder(
  { id, entry, set }: OrderMove,
  session: ClientSession,
): Promise<MovedOrder | null> {
  const orders = await collection('orders');
  const before = await orders.findOne(
    { _id: id, $or: axesBefore(entry.state) },
    { session, projection: { payment: 1, fulfilment: 1, timeline: { $slice: -1 } } },
  );
  if (!before) return null;
  const { payment, fulfilment } = before;
  const at = new Date(Math.max(entry.at.getTime(), ...before.timeline.map((step) => step.at.getTime())));
  const order = await orders.findOneAndUpdate(
    { _id: id, payment, fulfilment },
    {
      $set: { ...set, ...changesOf(entry.state), [STAMP[entry.state]]: at },
      $push: { timeline: { ...entry, at } },
    },
    { session, returnDocument: 'after' },
  );
  return order && { order, from: stateOf(before), at };
}

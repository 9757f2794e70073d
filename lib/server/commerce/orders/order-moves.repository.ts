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

export type Move = {
  id: ObjectId;
  entry: TimelineEntry & { state: OrderStep };
  /** Other fields that change with the step. */
  set?: Partial<Pick<OrderDocument, 'transactionId'>>;
};

export type Moved = {
  /** As it is after the move. */
  order: OrderDocument;
  from: OrderState;
  /** When it moved: never before the step it follows, since an earlier request may be stored later. */
  at: Date;
};

/** The field that says when an order took a step. */
const STAMP: Record<OrderStep, 'paidAt' | 'shippedAt' | 'endedAt'> = {
  paid: 'paidAt',
  shipped: 'shippedAt',
  cancelled: 'endedAt',
  expired: 'endedAt',
  refunded: 'endedAt',
};

/** Moves an order and adds the step to its timeline. Returns null if it allows no such step as it stands (product §4.1). */
export async function moveOrder({ id, entry, set }: Move, session: ClientSession): Promise<Moved | null> {
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

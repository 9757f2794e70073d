import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { OrderDocument, TimelineEntry } from '@/lib/server/platform/db/documents/orders';
import { type OrderState, statesBefore } from '@/lib/shared/order-status';

export type Move = {
  id: ObjectId;
  /** The step to take: its state is the one the order comes into. */
  entry: TimelineEntry;
  /** Other fields that change with the state. */
  set?: Partial<Pick<OrderDocument, 'transactionId'>>;
};

export type Moved = {
  /** As it is after the move. */
  order: OrderDocument;
  from: OrderState;
  /** When it moved: never before the step it follows, since an earlier request may be stored later. */
  at: Date;
};

/** The field that says when an order came into a state. */
const STAMP: Record<Exclude<OrderState, 'unpaid'>, 'paidAt' | 'shippedAt' | 'endedAt'> = {
  paid: 'paidAt',
  shipped: 'shippedAt',
  cancelled: 'endedAt',
  expired: 'endedAt',
  refunded: 'endedAt',
};

/** Moves an order and adds the step to its timeline. Returns null if its state allows no such step (product §4.1). */
export async function moveOrder(
  { id, entry, set }: Move & { entry: { state: keyof typeof STAMP } },
  session: ClientSession,
): Promise<Moved | null> {
  const orders = await collection('orders');
  const before = await orders.findOne(
    { _id: id, state: { $in: statesBefore(entry.state) } },
    { session, projection: { state: 1, timeline: { $slice: -1 } } },
  );
  if (!before) return null;
  const at = new Date(Math.max(entry.at.getTime(), ...before.timeline.map((step) => step.at.getTime())));
  const order = await orders.findOneAndUpdate(
    { _id: id, state: before.state },
    { $set: { ...set, [STAMP[entry.state]]: at, state: entry.state }, $push: { timeline: { ...entry, at } } },
    { session, returnDocument: 'after' },
  );
  return order && { order, from: before.state, at };
}

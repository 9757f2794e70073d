import type { ClientSession, ObjectId } from 'mongodb';
import { asChange } from '@/lib/server/platform/db/as-change';
import { collection } from '@/lib/server/platform/db/collections';
import type {
  OrderDocument,
  PlainOrderFields,
  RefundNote,
  TimelineEntry,
} from '@/lib/server/platform/db/documents/orders';
import { fulfilmentOf, withShipped } from '@/lib/shared/orders/line-units';
import {
  axesBefore,
  changesOf,
  ORDERS_THAT,
  type OrderState,
  type OrderStep,
  stateOf,
} from '@/lib/shared/orders/order-status';

export async function readOrder(id: ObjectId, session?: ClientSession): Promise<OrderDocument | null> {
  return (await collection('orders')).findOne({ _id: id }, { session });
}

export async function readOrderByTransaction(
  transactionId: string,
  session?: ClientSession,
): Promise<OrderDocument | null> {
  return (await collection('orders')).findOne({ transactionId }, { session });
}

export async function readOrderByNumber(number: string): Promise<OrderDocument | null> {
  return (await collection('orders')).findOne({ number });
}

export async function readOrders(ids: readonly ObjectId[]): Promise<OrderDocument[]> {
  return (await collection('orders'))
    .find({ _id: { $in: [...ids] } }, { sort: { placedAt: 1, _id: 1 } })
    .toArray();
}

export async function readNumbers(
  ids: readonly ObjectId[],
): Promise<Pick<OrderDocument, '_id' | 'number'>[]> {
  return (await collection('orders'))
    .find({ _id: { $in: [...ids] } })
    .project<Pick<OrderDocument, '_id' | 'number'>>({ number: 1 })
    .toArray();
}

export async function readNumbered(
  numbers: readonly string[],
): Promise<Pick<OrderDocument, '_id' | 'number' | 'companyId'>[]> {
  return (await collection('orders'))
    .find({ number: { $in: [...numbers] } })
    .project<Pick<OrderDocument, '_id' | 'number' | 'companyId'>>({ number: 1, companyId: 1 })
    .toArray();
}

export async function insertOrder(order: OrderDocument, session: ClientSession): Promise<void> {
  await (await collection('orders')).insertOne({ ...order, updatedAt: order.placedAt }, { session });
}

/** Sets these fields; removes those that are undefined. Returns the order as it is then, null for an unknown id. */
export async function setOrderFields(
  id: ObjectId,
  fields: { [Name in keyof PlainOrderFields]?: PlainOrderFields[Name] | undefined },
  session: ClientSession,
): Promise<OrderDocument | null> {
  const entries = Object.entries(fields);
  const set = entries.filter(([, value]) => value !== undefined);
  const removed = entries.filter(([, value]) => value === undefined).map(([name]) => [name, '']);
  return (await collection('orders')).findOneAndUpdate(
    { _id: id },
    asChange({
      $set: Object.fromEntries(set),
      ...(removed.length > 0 ? { $unset: Object.fromEntries(removed) } : {}),
    }),
    { session, returnDocument: 'after' },
  );
}

/** For what orders show and another collection stores, such as parcels. */
export async function touchOrder(id: ObjectId, session: ClientSession): Promise<void> {
  await (await collection('orders')).updateOne({ _id: id }, asChange({}), { session });
}

export type OrderMove = {
  id: ObjectId;
  entry: TimelineEntry & { state: Exclude<OrderStep, 'shipped'> };
  set?: Partial<Pick<OrderDocument, 'transactionId' | 'cardLast4' | 'paymentNote'>>;
};

export type MovedOrder = {
  order: OrderDocument;
  from: OrderState;
  /** Never before the step it follows, since an earlier request may be stored later. */
  at: Date;
};

const STAMP: Record<OrderMove['entry']['state'], 'paidAt' | 'endedAt'> = {
  paid: 'paidAt',
  cancelled: 'endedAt',
  expired: 'endedAt',
  refunded: 'endedAt',
};

function notBefore({ timeline }: Pick<OrderDocument, 'timeline'>, at: Date): Date {
  return new Date(Math.max(at.getTime(), ...timeline.map((step) => step.at.getTime())));
}

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
    // Nothing that has begun to ship ends as a whole.
    { _id: id, $or: axesBefore(entry.state), shipmentCount: 0 },
    { session, projection: { payment: 1, fulfilment: 1, timeline: { $slice: -1 } } },
  );
  if (!before) return null;
  const { payment, fulfilment } = before;
  const at = notBefore(before, entry.at);
  const order = await orders.findOneAndUpdate(
    { _id: id, payment, fulfilment, shipmentCount: 0 },
    asChange({
      $set: { ...set, ...changesOf(entry.state), [STAMP[entry.state]]: at },
      $push: { timeline: { ...entry, at } },
    }),
    { session, returnDocument: 'after' },
  );
  return order && { order, from: stateOf(before), at };
}

type NewShipment = {
  units: readonly { toolId: ObjectId; units: number }[];
  entry: TimelineEntry & { state: 'shipped' };
};

/** Records units that leave; the order has shipped once nothing is open. Returns null if it is no longer as it was read. */
export async function addShipment(
  before: OrderDocument,
  { units, entry }: NewShipment,
  session: ClientSession,
): Promise<MovedOrder | null> {
  const { _id, payment, fulfilment, shipmentCount } = before;
  const at = notBefore(before, entry.at);
  const lines = withShipped(before.lines, units);
  const after = fulfilmentOf({ ...before, lines });
  const isLast = after === 'shipped';
  const order = await (await collection('orders')).findOneAndUpdate(
    { _id, payment, fulfilment, shipmentCount },
    asChange({
      $set: { lines, fulfilment: after, ...(isLast ? { shippedAt: at } : {}) },
      $inc: { shipmentCount: 1 },
      ...(isLast ? { $push: { timeline: { ...entry, at } } } : {}),
    }),
    { session, returnDocument: 'after' },
  );
  return order && { order, from: stateOf(before), at };
}

/** Sets the total refunded in the provider's dashboard. Returns null if as much is recorded. */
export async function setReturned(
  id: ObjectId,
  returned: { amountCents: number; at: Date },
  session: ClientSession,
): Promise<OrderDocument | null> {
  return (await collection('orders')).findOneAndUpdate(
    {
      _id: id,
      $or: [{ returned: { $exists: false } }, { 'returned.amountCents': { $lt: returned.amountCents } }],
    },
    asChange({ $set: { returned } }),
    { session, returnDocument: 'after' },
  );
}

/** Lowers the total refunded in the provider's dashboard, never raises it; 0 removes the field. */
export async function reduceReturned(
  id: ObjectId,
  returned: { amountCents: number; at: Date },
  session: ClientSession,
): Promise<void> {
  await (await collection('orders')).updateOne(
    { _id: id, 'returned.amountCents': { $gt: returned.amountCents } },
    asChange(returned.amountCents > 0 ? { $set: { returned } } : { $unset: { returned: '' } }),
    { session },
  );
}

export async function addRefundNote(id: ObjectId, note: RefundNote, session: ClientSession): Promise<void> {
  await (await collection('orders')).updateOne({ _id: id }, asChange({ $push: { refundNotes: note } }), {
    session,
  });
}

type DueOrders = { now: Date; limit: number; except: readonly ObjectId[] };

export async function findExpiredIds({ now, limit, except }: DueOrders): Promise<ObjectId[]> {
  const orders = await (await collection('orders'))
    .find(
      { ...ORDERS_THAT.awaitPayment, expiresAt: { $lte: now }, _id: { $nin: [...except] } },
      { sort: { expiresAt: 1 }, limit, projection: { _id: 1 } },
    )
    .toArray();
  return orders.map((order) => order._id);
}

export async function findIdsToRemind({ now, limit, except }: DueOrders): Promise<ObjectId[]> {
  const orders = await (await collection('orders'))
    .find(
      { ...ORDERS_THAT.awaitPayment, warnAt: { $lte: now }, _id: { $nin: [...except] } },
      { sort: { warnAt: 1 }, limit, projection: { _id: 1 } },
    )
    .toArray();
  return orders.map((order) => order._id);
}

/** Claims the reminder of an unpaid order, so that no other process sends it. Returns null if none is due. */
export async function claimWarning(
  id: ObjectId,
  now: Date,
  session: ClientSession,
): Promise<OrderDocument | null> {
  return (await collection('orders')).findOneAndUpdate(
    { _id: id, ...ORDERS_THAT.awaitPayment, warnAt: { $lte: now } },
    asChange({ $unset: { warnAt: '' } }),
    { session, returnDocument: 'after' },
  );
}

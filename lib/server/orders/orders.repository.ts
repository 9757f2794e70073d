import 'server-only';
import type { ClientSession, Filter, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/db/collections';
import type { OrderDocument, TimelineEntry } from '@/lib/server/db/documents/orders';
import { CLOSED_ACCOUNT } from '@/lib/shared/closed-account';
import type { OrderState } from '@/lib/shared/order-status';

export async function findOrder(id: ObjectId, session?: ClientSession): Promise<OrderDocument | null> {
  return (await collection('orders')).findOne({ _id: id }, { session });
}

export async function findOrderByKey(
  buyerId: ObjectId,
  key: string,
): Promise<Pick<OrderDocument, '_id' | 'idempotency'> | null> {
  return (await collection('orders')).findOne(
    { buyerId, 'idempotency.key': key },
    { projection: { _id: 1, idempotency: 1 } },
  );
}

export async function findOrderByTransaction(
  transactionId: string,
  session?: ClientSession,
): Promise<OrderDocument | null> {
  return (await collection('orders')).findOne({ transactionId }, { session });
}

/** Ids and numbers of these orders. */
export async function findNumbers(
  ids: readonly ObjectId[],
): Promise<Pick<OrderDocument, '_id' | 'number'>[]> {
  return (await collection('orders'))
    .find({ _id: { $in: [...ids] } })
    .project<Pick<OrderDocument, '_id' | 'number'>>({ number: 1 })
    .toArray();
}

export async function insertOrder(order: OrderDocument, session: ClientSession): Promise<void> {
  await (await collection('orders')).insertOne(order, { session });
}

export type OrderSelection = {
  owner?: { buyerId: ObjectId } | { buyerEmail: string };
  states: readonly OrderState[];
  /** Only those whose refund did not arrive. */
  isRefundFailed?: boolean;
  /** Matched anywhere in number, tool, buyer's name and e-mail. */
  words?: readonly RegExp[];
  skip?: number;
  limit?: number;
};

function filterOf({
  owner,
  states,
  isRefundFailed = false,
  words = [],
}: OrderSelection): Filter<OrderDocument> {
  const matches = words.map((word) => ({
    $or: [{ number: word }, { toolName: word }, { buyerName: word }, { buyerEmail: word }],
  }));
  return {
    ...owner,
    state: { $in: [...states] },
    ...(isRefundFailed ? { refundFailedAt: { $type: 'date' } } : {}),
    ...(matches.length > 0 ? { $and: matches } : {}),
  };
}

/** Orders, newest first; a `limit` of 0 is all of them. */
export async function findOrders(selection: OrderSelection): Promise<OrderDocument[]> {
  const { skip = 0, limit = 0 } = selection;
  return (await collection('orders'))
    .find(filterOf(selection), { sort: { placedAt: -1, _id: -1 }, skip, limit })
    .toArray();
}

/** Like `findOrders`, newest first too, but `skip` and `limit` count from the oldest on. */
export async function findOrdersFromEnd(selection: OrderSelection): Promise<OrderDocument[]> {
  const { skip = 0, limit = 0 } = selection;
  const oldestFirst = await (await collection('orders'))
    .find(filterOf(selection), { sort: { placedAt: 1, _id: 1 }, skip, limit })
    .toArray();
  return oldestFirst.reverse();
}

export type BoughtTool = Pick<OrderDocument, 'toolId' | 'toolName' | 'toolImage'>;

/** What someone's orders in these states are of, newest order first; of this tool alone, if one is named. */
export async function findBoughtTools(
  buyerId: ObjectId,
  states: readonly OrderState[],
  toolId?: ObjectId,
): Promise<BoughtTool[]> {
  return (await collection('orders'))
    .find({ buyerId, state: { $in: [...states] }, ...(toolId ? { toolId } : {}) }, { sort: { placedAt: -1 } })
    .project<BoughtTool>({ _id: 0, toolId: 1, toolName: 1, toolImage: 1 })
    .toArray();
}

export async function countOrders(selection: OrderSelection): Promise<number> {
  return (await collection('orders')).countDocuments(filterOf(selection));
}

export async function findExpiredIds(now: Date, limit: number): Promise<ObjectId[]> {
  const orders = await (await collection('orders'))
    .find(
      { state: 'unpaid', expiresAt: { $lte: now } },
      { sort: { expiresAt: 1 }, limit, projection: { _id: 1 } },
    )
    .toArray();
  return orders.map((order) => order._id);
}

export async function findIdsToWarn(now: Date, limit: number): Promise<ObjectId[]> {
  const orders = await (await collection('orders'))
    .find({ state: 'unpaid', warnAt: { $lte: now } }, { sort: { warnAt: 1 }, limit, projection: { _id: 1 } })
    .toArray();
  return orders.map((order) => order._id);
}

/** Takes the warning of an order that is still unpaid, so that nobody else sends it; null if there is none to send. */
export async function takeWarning(
  id: ObjectId,
  now: Date,
  session: ClientSession,
): Promise<OrderDocument | null> {
  return (await collection('orders')).findOneAndUpdate(
    { _id: id, state: 'unpaid', warnAt: { $lte: now } },
    { $unset: { warnAt: '' } },
    { session, returnDocument: 'after' },
  );
}

export type Move = {
  id: ObjectId;
  from: OrderState;
  entry: TimelineEntry;
  /** The field that says when it came into its state. */
  stamp: 'paidAt' | 'shippedAt' | 'endedAt';
  /** Other fields that change with the state. */
  set?: Partial<Pick<OrderDocument, 'transactionId' | 'intentNextCheckAt'>>;
};

/**
 * Moves an order on if it still is in state `from`, with its line in the timeline; null if it is not. Answers also when:
 * never before the step it follows, since the request that came first may be the one that is stored last.
 */
export async function moveOrder(
  { id, from, entry, stamp, set }: Move,
  session: ClientSession,
): Promise<{ order: OrderDocument; at: Date } | null> {
  const orders = await collection('orders');
  const current = { _id: id, state: from };
  const before = await orders.findOne(current, { session, projection: { timeline: { $slice: -1 } } });
  if (!before) return null;
  const at = new Date(Math.max(entry.at.getTime(), ...before.timeline.map((step) => step.at.getTime())));
  const order = await orders.findOneAndUpdate(
    current,
    { $set: { ...set, [stamp]: at, state: entry.state }, $push: { timeline: { ...entry, at } } },
    { session, returnDocument: 'after' },
  );
  return order && { order, at };
}

/** Writes the numbers of an order's invoice or credit note on it; answers the order as it is then. */
export async function setInvoiceNumbers(
  id: ObjectId,
  numbers: Partial<Pick<OrderDocument, 'invoiceNumber' | 'creditNoteNumber'>>,
  session: ClientSession,
): Promise<OrderDocument | null> {
  return (await collection('orders')).findOneAndUpdate(
    { _id: id },
    { $set: numbers },
    { session, returnDocument: 'after' },
  );
}

/** Notes how much of an order's money went back in all; null if that much was noted before. */
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
    { $set: { returned } },
    { session, returnDocument: 'after' },
  );
}

/** Someone's orders in these states: which, and where they stand. */
export async function findOwnStates(
  buyerId: ObjectId,
  states: readonly OrderState[],
  session?: ClientSession,
): Promise<Pick<OrderDocument, '_id' | 'state'>[]> {
  return (await collection('orders'))
    .find({ buyerId, state: { $in: [...states] } }, { session, projection: { state: 1 } })
    .toArray();
}

/** Takes name, e-mail, address and phone from someone's orders; answers how many there are. */
export async function anonymiseOrders(buyerId: ObjectId, session: ClientSession): Promise<number> {
  const { buyerName, email, removed } = CLOSED_ACCOUNT;
  const { matchedCount } = await (await collection('orders')).updateMany(
    { buyerId },
    { $set: { buyerName, buyerEmail: email, address: removed, phone: removed }, $unset: { idempotency: '' } },
    { session },
  );
  return matchedCount;
}

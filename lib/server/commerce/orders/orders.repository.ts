import 'server-only';
import type { ClientSession, Filter, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type {
  OrderDocument,
  OrderLine,
  PartRefund,
  RefundNote,
  StoredOrder,
  TimelineEntry,
} from '@/lib/server/platform/db/documents/orders';
import { CLOSED_ACCOUNT } from '@/lib/shared/closed-account';
import { isReleased, ORDER_STATES, type OrderState, statesBefore } from '@/lib/shared/order-status';
import { fromStored, toStored } from './stored-order';

/** Longer than any transaction. */
const GUARD_MS = 3_600_000;
/** A buyer who changes their mind sooner has held up nobody. */
const LATE_CANCELLATION_MS = 3_600_000;

function orderOf(stored: StoredOrder | null): OrderDocument | null {
  return stored && fromStored(stored);
}

export async function readOrder(id: ObjectId, session?: ClientSession): Promise<OrderDocument | null> {
  return orderOf(await (await collection('orders')).findOne({ _id: id }, { session }));
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

export async function readOrderByTransaction(
  transactionId: string,
  session?: ClientSession,
): Promise<OrderDocument | null> {
  return orderOf(await (await collection('orders')).findOne({ transactionId }, { session }));
}

/** Returns these orders, oldest first. */
export async function readOrders(ids: readonly ObjectId[]): Promise<OrderDocument[]> {
  const found = await (await collection('orders'))
    .find({ _id: { $in: [...ids] } }, { sort: { placedAt: 1, _id: 1 } })
    .toArray();
  return found.map(fromStored);
}

/** Returns the latest orders of a buyer with this number of theirs, without those that were released. */
export async function readOrdersByPoNumber(
  buyerId: ObjectId,
  poNumber: string,
  { except, limit }: { except: ObjectId; limit: number },
): Promise<Pick<OrderDocument, '_id' | 'number' | 'placedAt'>[]> {
  return (await collection('orders'))
    .find(
      {
        buyerId,
        poNumber,
        _id: { $ne: except },
        state: { $in: ORDER_STATES.filter((state) => !isReleased(state)) },
      },
      { sort: { placedAt: -1, _id: -1 }, limit },
    )
    .project<Pick<OrderDocument, '_id' | 'number' | 'placedAt'>>({ number: 1, placedAt: 1 })
    .toArray();
}

/** Returns ids and numbers of these orders. */
export async function readNumbers(
  ids: readonly ObjectId[],
): Promise<Pick<OrderDocument, '_id' | 'number'>[]> {
  return (await collection('orders'))
    .find({ _id: { $in: [...ids] } })
    .project<Pick<OrderDocument, '_id' | 'number'>>({ number: 1 })
    .toArray();
}

export async function insertOrder(order: OrderDocument, session: ClientSession): Promise<void> {
  await (await collection('orders')).insertOne(toStored(order), { session });
}

export type OrderSelection = {
  owner?: { buyerId: ObjectId } | { buyerEmail: string };
  states: readonly OrderState[];
  /** Only those with this number of the buyer's. */
  poNumber?: string | undefined;
  /** Only those with a failed refund. */
  isRefundFailed?: boolean;
  /** Only those whose payment is disputed. */
  isDisputed?: boolean;
  /** Matched anywhere in number, buyer's number, name or SKU of a tool, buyer's name and e-mail. */
  words?: readonly RegExp[];
  /** How many lines of each order are read; all of them without it. */
  linesMax?: number;
  skip?: number;
  limit?: number;
};

function filterOf({
  owner,
  states,
  poNumber,
  isRefundFailed = false,
  isDisputed = false,
  words = [],
}: OrderSelection): Filter<StoredOrder> {
  const fields = ['number', 'poNumber', 'lines.name', 'lines.sku', 'toolName', 'buyerName', 'buyerEmail'];
  const matches = words.map((word) => ({ $or: fields.map((field) => ({ [field]: word })) }));
  return {
    ...owner,
    state: { $in: [...states] },
    ...(poNumber === undefined ? {} : { poNumber }),
    ...(isRefundFailed ? { refundFailedAt: { $type: 'date' } } : {}),
    ...(isDisputed ? { disputedAt: { $type: 'date' } } : {}),
    ...(matches.length > 0 ? { $and: matches } : {}),
  };
}

async function findSorted(selection: OrderSelection, direction: 1 | -1): Promise<OrderDocument[]> {
  const { skip = 0, limit = 0, linesMax } = selection;
  const projection = linesMax === undefined ? {} : { projection: { lines: { $slice: linesMax } } };
  const found = await (await collection('orders'))
    .find(filterOf(selection), {
      sort: { placedAt: direction, _id: direction },
      skip,
      limit,
      ...projection,
    })
    .toArray();
  return found.map(fromStored);
}

/** Orders, newest first; a `limit` of 0 is all of them. */
export async function findOrders(selection: OrderSelection): Promise<OrderDocument[]> {
  return findSorted(selection, -1);
}

/** Like `findOrders`, newest first too, but `skip` and `limit` count from the oldest on. */
export async function findOrdersFromEnd(selection: OrderSelection): Promise<OrderDocument[]> {
  return (await findSorted(selection, 1)).reverse();
}

export type BoughtTool = Pick<OrderLine, 'toolId' | 'name' | 'image'>;

/** Returns the tools of someone's orders in these states, newest order first. */
export async function findBoughtTools(
  buyerId: ObjectId,
  states: readonly OrderState[],
): Promise<BoughtTool[]> {
  const orders = await (await collection('orders'))
    .find({ buyerId, state: { $in: [...states] } }, { sort: { placedAt: -1 } })
    .project<StoredOrder>({ lines: 1, toolId: 1, toolName: 1, toolImage: 1 })
    .toArray();
  return orders.flatMap((stored) => fromStored(stored).lines);
}

/** Whether someone has an order of this tool in one of these states. */
export async function hasOrderOf(
  buyerId: ObjectId,
  states: readonly OrderState[],
  toolId: ObjectId,
): Promise<boolean> {
  const order = await (await collection('orders')).findOne(
    { buyerId, state: { $in: [...states] }, $or: [{ 'lines.toolId': toolId }, { toolId }] },
    { projection: { _id: 1 } },
  );
  return order !== null;
}

export async function countOrders(selection: OrderSelection): Promise<number> {
  return (await collection('orders')).countDocuments(filterOf(selection));
}

type DueOrders = { now: Date; limit: number; except: readonly ObjectId[] };

/** Returns unpaid orders whose hold is over, longest first. */
export async function findExpiredIds({ now, limit, except }: DueOrders): Promise<ObjectId[]> {
  const orders = await (await collection('orders'))
    .find(
      { state: 'unpaid', expiresAt: { $lte: now }, _id: { $nin: [...except] } },
      { sort: { expiresAt: 1 }, limit, projection: { _id: 1 } },
    )
    .toArray();
  return orders.map((order) => order._id);
}

/** Returns unpaid orders whose reminder is due, longest first. */
export async function findIdsToWarn({ now, limit, except }: DueOrders): Promise<ObjectId[]> {
  const orders = await (await collection('orders'))
    .find(
      { state: 'unpaid', warnAt: { $lte: now }, _id: { $nin: [...except] } },
      { sort: { warnAt: 1 }, limit, projection: { _id: 1 } },
    )
    .toArray();
  return orders.map((order) => order._id);
}

/** Claims the reminder of an order that is still unpaid, so that nobody else sends it. Returns null if none is due. */
export async function takeWarning(
  id: ObjectId,
  now: Date,
  session: ClientSession,
): Promise<OrderDocument | null> {
  const stored = await (await collection('orders')).findOneAndUpdate(
    { _id: id, state: 'unpaid', warnAt: { $lte: now } },
    { $unset: { warnAt: '' } },
    { session, returnDocument: 'after' },
  );
  return orderOf(stored);
}

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
  const stored = await orders.findOneAndUpdate(
    { _id: id, state: before.state },
    { $set: { ...set, [STAMP[entry.state]]: at, state: entry.state }, $push: { timeline: { ...entry, at } } },
    { session, returnDocument: 'after' },
  );
  return stored && { order: fromStored(stored), from: before.state, at };
}

/** Sets the numbers of an order's invoice or credit note. Returns the order as it is then. */
export async function setInvoiceNumbers(
  id: ObjectId,
  numbers: Partial<Pick<OrderDocument, 'invoiceNumber' | 'creditNoteNumber'>>,
  session: ClientSession,
): Promise<OrderDocument | null> {
  const stored = await (await collection('orders')).findOneAndUpdate(
    { _id: id },
    { $set: numbers },
    { session, returnDocument: 'after' },
  );
  return orderOf(stored);
}

/**
 * Adds a refund in part to an order that was paid, and its amount to their sum. Returns the order as it is then, or null if
 * its state or its refunds are not those of `before` any more.
 */
export async function addPartRefund(
  before: Pick<OrderDocument, '_id' | 'state' | 'partRefundedCents'>,
  refund: PartRefund,
  session: ClientSession,
): Promise<OrderDocument | null> {
  const { _id, state, partRefundedCents } = before;
  const sum = partRefundedCents === undefined ? { $exists: false } : partRefundedCents;
  const stored = await (await collection('orders')).findOneAndUpdate(
    { _id, state, partRefundedCents: sum },
    { $push: { partRefunds: refund }, $inc: { partRefundedCents: refund.amountCents } },
    { session, returnDocument: 'after' },
  );
  return orderOf(stored);
}

/** Sets how much was refunded at the provider in all. Returns null if the order says as much already. */
export async function setReturned(
  id: ObjectId,
  returned: { amountCents: number; at: Date },
  session: ClientSession,
): Promise<OrderDocument | null> {
  const stored = await (await collection('orders')).findOneAndUpdate(
    {
      _id: id,
      $or: [{ returned: { $exists: false } }, { 'returned.amountCents': { $lt: returned.amountCents } }],
    },
    { $set: { returned } },
    { session, returnDocument: 'after' },
  );
  return orderOf(stored);
}

/** Lowers how much was refunded at the provider in all, never raises it; 0 removes the field. */
export async function reduceReturned(
  id: ObjectId,
  returned: { amountCents: number; at: Date },
  session: ClientSession,
): Promise<void> {
  await (await collection('orders')).updateOne(
    { _id: id, 'returned.amountCents': { $gt: returned.amountCents } },
    returned.amountCents > 0 ? { $set: { returned } } : { $unset: { returned: '' } },
    { session },
  );
}

/** Sets since when a refund has been failed (null: none is) and adds a note, if there is one. */
export async function setRefundStatus(
  id: ObjectId,
  { failedSince, note }: { failedSince: Date | null; note?: RefundNote | undefined },
  session: ClientSession,
): Promise<OrderDocument | null> {
  const stored = await (await collection('orders')).findOneAndUpdate(
    { _id: id },
    {
      ...(failedSince ? { $set: { refundFailedAt: failedSince } } : { $unset: { refundFailedAt: '' } }),
      ...(note ? { $push: { refundNotes: note } } : {}),
    },
    { session, returnDocument: 'after' },
  );
  return orderOf(stored);
}

/** Sets since when a dispute has been open (null: none is), and what was lost by disputes (null: nothing). */
export async function setDisputeStatus(
  id: ObjectId,
  {
    disputedSince,
    chargedBack,
  }: { disputedSince: Date | null; chargedBack: { amountCents: number; at: Date } | null },
  session: ClientSession,
): Promise<OrderDocument | null> {
  const $set = {
    ...(disputedSince ? { disputedAt: disputedSince } : {}),
    ...(chargedBack ? { chargedBack } : {}),
  };
  const $unset = {
    ...(disputedSince ? {} : { disputedAt: '' as const }),
    ...(chargedBack ? {} : { chargedBack: '' as const }),
  };
  const stored = await (await collection('orders')).findOneAndUpdate(
    { _id: id },
    {
      ...(Object.keys($set).length > 0 ? { $set } : {}),
      ...(Object.keys($unset).length > 0 ? { $unset } : {}),
    },
    { session, returnDocument: 'after' },
  );
  return orderOf(stored);
}

/** Returns ids and states of someone's orders in these states. */
export async function findOwnStates(
  buyerId: ObjectId,
  states: readonly OrderState[],
  session?: ClientSession,
): Promise<Pick<OrderDocument, '_id' | 'state'>[]> {
  return (await collection('orders'))
    .find({ buyerId, state: { $in: [...states] } }, { session, projection: { state: 1 } })
    .toArray();
}

/**
 * Serialises transactions that place orders of one buyer: they all write this document, which is deleted later when nobody
 * needs it any more.
 */
export async function takeBuyerGuard(buyerId: ObjectId, now: Date, session: ClientSession): Promise<void> {
  await (await collection('guards')).updateOne(
    { _id: `orders of ${buyerId.toHexString()}` },
    { $inc: { taken: 1 }, $set: { expiresAt: new Date(now.getTime() + GUARD_MS) } },
    { upsert: true, session },
  );
}

/** Returns the lines of each of someone's unpaid orders. */
export async function findOpenLines(
  buyerId: ObjectId,
  session: ClientSession,
): Promise<Pick<OrderLine, 'toolId' | 'quantity'>[][]> {
  const projection = { _id: 0, 'lines.toolId': 1, 'lines.quantity': 1, toolId: 1, orderQuantity: 1 };
  const orders = await (await collection('orders'))
    .find({ buyerId, state: 'unpaid' }, { session })
    .project<StoredOrder>(projection)
    .toArray();
  return orders.map((stored) => fromStored(stored).lines);
}

/** Counts someone's orders placed since then whose units were held in vain: expired, or cancelled late by their buyer. */
export async function countLapsedOrders(
  buyerId: ObjectId,
  since: Date,
  session: ClientSession,
): Promise<number> {
  const heldMs = { $subtract: ['$endedAt', '$placedAt'] };
  return (await collection('orders')).countDocuments(
    {
      buyerId,
      placedAt: { $gte: since },
      $or: [
        { state: 'expired' },
        {
          state: 'cancelled',
          timeline: { $elemMatch: { state: 'cancelled', by: 'buyer' } },
          $expr: { $gte: [heldMs, LATE_CANCELLATION_MS] },
        },
      ],
    },
    { session },
  );
}

/** Counts someone's orders placed since then that were paid, whatever became of them afterwards. */
export async function countPaidOrders(
  buyerId: ObjectId,
  since: Date,
  session: ClientSession,
): Promise<number> {
  return (await collection('orders')).countDocuments(
    { buyerId, placedAt: { $gte: since }, paidAt: { $type: 'date' } },
    { session },
  );
}

/** Removes name, e-mail, address, phone, note, references and the reasons of refunds from someone's orders. Returns how many there are. */
export async function anonymiseOrders(buyerId: ObjectId, session: ClientSession): Promise<number> {
  const removed = { buyerName: '', buyerEmail: CLOSED_ACCOUNT.email, address: '', phone: '' };
  const orders = await collection('orders');
  const { matchedCount } = await orders.updateMany(
    { buyerId },
    { $set: removed, $unset: { idempotency: '', note: '' } },
    { session },
  );
  // Only where there are some: an order that an older release wrote has no array of lines, for which `$[]` is an error.
  await orders.updateMany(
    { buyerId, 'lines.reference': { $exists: true } },
    { $unset: { 'lines.$[].reference': '' } },
    { session },
  );
  await orders.updateMany(
    { buyerId, 'partRefunds.reason': { $exists: true } },
    { $unset: { 'partRefunds.$[].reason': '' } },
    { session },
  );
  return matchedCount;
}

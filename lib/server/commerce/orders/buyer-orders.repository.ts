import type { ClientSession, Filter, ObjectId } from 'mongodb';
import { type Owner, ownedBy, type PersonOwner, readableBy } from '@/lib/server/identity/owner';
import { asChange } from '@/lib/server/platform/db/as-change';
import { collection } from '@/lib/server/platform/db/collections';
import {
  type OrderDocument,
  type OrderLine,
  PERSONAL_ORDER_FIELDS,
} from '@/lib/server/platform/db/documents/orders';
import {
  type AxesFilter,
  awaitsPayment,
  ORDERS_THAT,
  type OrderAxes,
} from '@/lib/shared/orders/order-status';
import { poKeyOf } from './order-number';

export async function findOrderByKey(
  owner: PersonOwner,
  key: string,
): Promise<Pick<OrderDocument, '_id' | 'idempotency'> | null> {
  return (await collection('orders')).findOne(
    { ...ownedBy('orders', owner), 'idempotency.key': key },
    { projection: { _id: 1, idempotency: 1 } },
  );
}

/**
 * The newest orders of a buyer with this PO number, however it was written, for the same company or for themselves; cancelled
 * and expired ones left out.
 */
export async function readOrdersByPoNumber(
  owner: PersonOwner,
  poNumber: string,
  { except, companyId, limit }: { except: ObjectId; companyId: ObjectId | undefined; limit: number },
): Promise<Pick<OrderDocument, '_id' | 'number' | 'placedAt'>[]> {
  return (await collection('orders'))
    .find(
      {
        ...ownedBy('orders', owner),
        companyId: companyId ?? { $exists: false },
        poKey: poKeyOf(poNumber),
        _id: { $ne: except },
        ...ORDERS_THAT.wereNotReleased,
      },
      { sort: { placedAt: -1, _id: -1 }, limit },
    )
    .project<Pick<OrderDocument, '_id' | 'number' | 'placedAt'>>({ number: 1, placedAt: 1 })
    .toArray();
}

/** The order paid last whose note of the payment is open. */
export async function findPaymentNote(owner: PersonOwner, axes: AxesFilter): Promise<OrderDocument | null> {
  return (await collection('orders')).findOne(
    { ...readableBy('orders', owner), ...axes, paymentNote: true },
    { sort: { paidAt: -1 } },
  );
}

/** Those of orders paid until then. Returns how many were open. */
export async function removePaymentNotes(owner: PersonOwner, until: Date): Promise<number> {
  const { modifiedCount } = await (await collection('orders')).updateMany(
    { ...ownedBy('orders', owner), paymentNote: true, paidAt: { $lte: until } },
    asChange({ $unset: { paymentNote: '' } }),
  );
  return modifiedCount;
}

export async function readDeliveries(
  owner: PersonOwner,
  limit: number,
): Promise<Pick<OrderDocument, 'address' | 'phone' | 'delivery' | 'shipping'>[]> {
  return (await collection('orders'))
    .find(readableBy('orders', owner), { sort: { placedAt: -1, _id: -1 }, limit })
    .project<Pick<OrderDocument, 'address' | 'phone' | 'delivery' | 'shipping'>>({
      ...{ _id: 0, address: 1, phone: 1, delivery: 1, shipping: 1 },
    })
    .toArray();
}

export type BoughtTool = Pick<OrderLine, 'toolId' | 'name' | 'image'>;

export type BoughtLine = Pick<OrderLine, 'toolId' | 'sku' | 'name' | 'image' | 'quantity'> & {
  placedAt: Date;
};

const RECENT_ORDERS_MAX = 200;

/** Yields lines of recent orders, the newest first, only as far as the caller goes on. */
export async function* readBoughtLines(owner: PersonOwner, axes: AxesFilter): AsyncGenerator<BoughtLine> {
  const orders = (await collection('orders'))
    .find(
      { ...readableBy('orders', owner), ...axes },
      { sort: { placedAt: -1, _id: -1 }, limit: RECENT_ORDERS_MAX, batchSize: 20 },
    )
    .project<Pick<OrderDocument, 'lines' | 'placedAt'>>({ lines: 1, placedAt: 1 });
  for await (const { lines, placedAt } of orders) {
    for (const { toolId, sku, name, image, quantity } of lines)
      yield { toolId, sku, name, image, quantity, placedAt };
  }
}

/** When each of these tools was ordered last; those never ordered are absent. */
export async function findLastOrdered(
  owner: PersonOwner,
  axes: AxesFilter,
  toolIds: readonly ObjectId[],
): Promise<{ _id: ObjectId; at: Date }[]> {
  return (await collection('orders'))
    .aggregate<{ _id: ObjectId; at: Date }>([
      { $match: { ...readableBy('orders', owner), ...axes, 'lines.toolId': { $in: toolIds } } },
      { $project: { 'lines.toolId': 1, placedAt: 1 } },
      { $unwind: '$lines' },
      { $match: { 'lines.toolId': { $in: toolIds } } },
      { $group: { _id: '$lines.toolId', at: { $max: '$placedAt' } } },
    ])
    .toArray();
}

export async function findBoughtTools(owner: PersonOwner, axes: AxesFilter): Promise<BoughtTool[]> {
  const orders = await (await collection('orders'))
    .find({ ...readableBy('orders', owner), ...axes }, { sort: { placedAt: -1 } })
    .project<Pick<OrderDocument, 'lines'>>({ lines: 1 })
    .toArray();
  return orders.flatMap(({ lines }) => lines);
}

export async function hasOrderOf(owner: PersonOwner, axes: AxesFilter, toolId: ObjectId): Promise<boolean> {
  const order = await (await collection('orders')).findOne(
    { ...readableBy('orders', owner), ...axes, 'lines.toolId': toolId },
    { projection: { _id: 1 } },
  );
  return order !== null;
}

export async function findOwnAxes(
  owner: Owner,
  axes: AxesFilter,
  session?: ClientSession,
): Promise<(Pick<OrderDocument, '_id'> & OrderAxes)[]> {
  return (await collection('orders'))
    .find({ ...ownedBy('orders', owner), ...axes }, { session, projection: { payment: 1, fulfilment: 1 } })
    .toArray();
}

/** Sets the customer number of open orders of which nothing has shipped, or removes it where it is empty. */
export async function setCustomerNumber(
  owner: Owner,
  customerNumber: string,
  session: ClientSession,
): Promise<void> {
  const isOwn = owner.kind === 'person' ? { companyId: { $exists: false } } : {};
  await (await collection('orders')).updateMany(
    { ...ownedBy('orders', owner), ...isOwn, ...ORDERS_THAT.areOpen, shipmentCount: 0 },
    asChange(customerNumber === '' ? { $unset: { customerNumber: '' } } : { $set: { customerNumber } }),
    { session },
  );
}

/** Removes what `PERSONAL_ORDER_FIELDS` marks. Returns the number of orders. */
export async function anonymiseOrders(owner: PersonOwner, session: ClientSession): Promise<number> {
  const orders = await collection('orders');
  const own = ownedBy('orders', owner);
  const fields = Object.entries(PERSONAL_ORDER_FIELDS);
  const replaced = Object.fromEntries(fields.filter(([, value]) => value !== null));
  const removed = fields.flatMap(([path, value]) => (value === null ? path : []));
  const plain = Object.fromEntries(
    removed.filter((path) => !path.includes('.')).map((path) => [path, '' as const]),
  );
  const { matchedCount } = await orders.updateMany(own, asChange({ $set: replaced, $unset: plain }), {
    session,
  });
  for (const path of removed.filter((each) => each.includes('.'))) {
    // Such an update fails for a document without the array.
    const having = { ...own, [path.replace('.$[]', '')]: { $exists: true } };
    await orders.updateMany(having, asChange({ $unset: { [path]: '' } }), { session });
  }
  return matchedCount;
}

/** A cancellation sooner than this has blocked no other buyer. */
const LATE_CANCELLATION_MS = 3_600_000;

export type HeldOrders = {
  open: Pick<OrderLine, 'toolId' | 'quantity'>[][];
  /** Orders that expired, or that their buyer cancelled late. */
  lapsed: number;
};

function lapsedOrders(owner: PersonOwner, since: Date): Filter<OrderDocument>[] {
  const own = { ...ownedBy('orders', owner), placedAt: { $gte: since } };
  const heldMs = { $subtract: ['$endedAt', '$placedAt'] };
  return [
    { ...own, ...ORDERS_THAT.haveExpired },
    {
      ...own,
      ...ORDERS_THAT.wereCancelled,
      timeline: { $elemMatch: { state: 'cancelled', by: 'buyer' } },
      $expr: { $gte: [heldMs, LATE_CANCELLATION_MS] },
    },
  ];
}

export async function readHeldOrders(
  owner: PersonOwner,
  since: Date,
  session: ClientSession,
): Promise<HeldOrders> {
  const orders = await (await collection('orders'))
    .find(
      { $or: [{ ...ownedBy('orders', owner), ...ORDERS_THAT.awaitPayment }, ...lapsedOrders(owner, since)] },
      { session },
    )
    .project<Pick<OrderDocument, 'payment' | 'fulfilment' | 'lines'>>({
      _id: 0,
      payment: 1,
      fulfilment: 1,
      'lines.toolId': 1,
      'lines.quantity': 1,
    })
    .toArray();
  const open = orders.filter(awaitsPayment);
  return { open: open.map(({ lines }) => lines), lapsed: orders.length - open.length };
}

/** Orders placed since then that were paid, whatever became of them later. */
export async function countPaidOrders(
  owner: PersonOwner,
  since: Date,
  session: ClientSession,
): Promise<number> {
  return (await collection('orders')).countDocuments(
    { ...ownedBy('orders', owner), placedAt: { $gte: since }, paidAt: { $type: 'date' } },
    { session },
  );
}

import type { Document, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { TimeSpan } from '@/lib/shared/dates/zoned-days';
import { ORDERS_THAT } from '@/lib/shared/orders/order-status';

/** With the type, so that the partial indexes of fields are used. */
const within = ({ from, to }: TimeSpan) => ({ $type: 'date', $gte: from, $lt: to }) as const;

const invoicedIn = (span: TimeSpan) => ({ kind: 'invoice', issuedAt: within(span) });

/** An order counts with its first invoice. */
const FIRST = { $cond: [{ $gt: ['$part', 1] }, 0, 1] };

async function aggregate<Row extends Document>(
  from: 'orders' | 'invoices',
  pipeline: Document[],
): Promise<Row[]> {
  return (await collection<'orders' | 'invoices'>(from)).aggregate<Row>(pipeline).toArray();
}

export type PaidSales = { _id: string; orders: number; cents: number; taxCents: number; units: number };

/** `_id` is `2026-11-21` or `2026-11` in the time zone. */
export async function sumPaid(
  span: TimeSpan,
  { unit, timeZone }: { unit: 'day' | 'month'; timeZone: string },
): Promise<PaidSales[]> {
  const format = unit === 'day' ? '%Y-%m-%d' : '%Y-%m';
  return aggregate<PaidSales>('invoices', [
    { $match: invoicedIn(span) },
    {
      $group: {
        _id: { $dateToString: { date: '$issuedAt', format, timezone: timeZone } },
        orders: { $sum: FIRST },
        cents: { $sum: '$totalCents' },
        taxCents: { $sum: { $ifNull: ['$taxCents', 0] } },
        units: { $sum: { $sum: '$lines.quantity' } },
      },
    },
  ]);
}

export type ToolSales = { _id: ObjectId; sku: string; name: string; units: number; cents: number };

export async function sumTools(span: TimeSpan, by: 'cents' | 'units', limit: number): Promise<ToolSales[]> {
  return aggregate<ToolSales>('invoices', [
    { $match: invoicedIn(span) },
    { $project: { lines: 1 } },
    { $unwind: '$lines' },
    {
      $group: {
        _id: '$lines.toolId',
        sku: { $max: '$lines.sku' },
        name: { $max: '$lines.description' },
        units: { $sum: '$lines.quantity' },
        cents: { $sum: '$lines.amountCents' },
      },
    },
    { $sort: { [by]: -1, _id: 1 } },
    { $limit: limit },
  ]);
}

/** Of a person, and of the company that they ordered for. */
export type BuyerSales = { user: ObjectId; company?: string; name?: string; orders: number; cents: number };

/** `company` is a number, and `name` the company's on its invoices. */
export async function sumBuyers(span: TimeSpan): Promise<BuyerSales[]> {
  type Row = Omit<BuyerSales, 'user' | 'company'> & { _id: Pick<BuyerSales, 'user' | 'company'> };
  const rows = await aggregate<Row>('invoices', [
    { $match: invoicedIn(span) },
    {
      $group: {
        _id: { user: '$buyer.userId', company: '$billTo.number' },
        name: { $max: '$billTo.name' },
        orders: { $sum: FIRST },
        cents: { $sum: '$totalCents' },
      },
    },
  ]);
  return rows.map(({ _id, ...sums }) => ({ ..._id, ...sums }));
}

export type MoneyBack = Pick<
  OrderDocument,
  '_id' | 'payment' | 'fulfilment' | 'totals' | 'endedAt' | 'partRefunds' | 'returned' | 'chargedBack'
>;

export async function findMoneyBack(span: TimeSpan): Promise<MoneyBack[]> {
  const moment = within(span);
  const { from, to } = span;
  const orders = await collection('orders');
  // One query per kind of return, each with an index of its own.
  const found = await Promise.all(
    [
      { ...ORDERS_THAT.wereRefunded, endedAt: moment },
      { partRefundedCents: { $gte: 0 }, partRefunds: { $elemMatch: { at: { $gte: from, $lt: to } } } },
      { 'returned.at': moment },
      { 'chargedBack.at': moment },
    ].map((filter) =>
      orders
        .find(filter)
        .project<MoneyBack>({
          payment: 1,
          fulfilment: 1,
          totals: 1,
          endedAt: 1,
          'partRefunds.at': 1,
          'partRefunds.part': 1,
          'partRefunds.amountCents': 1,
          returned: 1,
          chargedBack: 1,
        })
        .toArray(),
    ),
  );
  return [...new Map(found.flat().map((order) => [order._id.toHexString(), order])).values()];
}

export type Waiting = { count: number; cents: number };

/** By when they were paid, or placed on account: since the first bound, between each and the next, and before the last. */
export async function countToShip(bounds: readonly Date[]): Promise<Waiting[]> {
  const since = { $ifNull: ['$paidAt', '$placedAt'] };
  const place = bounds.reduceRight<unknown>(
    (older, bound, index) => ({ $cond: [{ $gte: [since, bound] }, index, older] }),
    bounds.length,
  );
  const rows = await aggregate<Waiting & { _id: number }>('orders', [
    { $match: ORDERS_THAT.awaitShipment },
    { $group: { _id: place, count: { $sum: 1 }, cents: { $sum: '$totals.totalCents' } } },
  ]);
  const byPlace = new Map(rows.map(({ _id, count, cents }) => [_id, { count, cents }]));
  return Array.from(
    { length: bounds.length + 1 },
    (_, index) => byPlace.get(index) ?? { count: 0, cents: 0 },
  );
}

export async function countUnpaid(before?: Date): Promise<Waiting> {
  const [row] = await aggregate<Waiting>('orders', [
    { $match: { ...ORDERS_THAT.awaitPayment, ...(before ? { expiresAt: { $lt: before } } : {}) } },
    { $group: { _id: null, count: { $sum: 1 }, cents: { $sum: '$totals.totalCents' } } },
  ]);
  return row ?? { count: 0, cents: 0 };
}

export type StoredWaitingOrder = Pick<
  OrderDocument,
  '_id' | 'number' | 'buyerName' | 'buyerEmail' | 'totals' | 'paidAt' | 'expiresAt' | 'placedAt'
>;

/** The field that orders each list. */
const WAITING = { arePaid: 'paidAt', areOnAccount: 'placedAt', awaitPayment: 'expiresAt' } as const;

async function findFirst(which: keyof typeof WAITING, limit: number): Promise<StoredWaitingOrder[]> {
  return (await collection('orders'))
    .find(ORDERS_THAT[which], { sort: { [WAITING[which]]: 1 }, limit })
    .project<StoredWaitingOrder>({
      number: 1,
      buyerName: 1,
      buyerEmail: 1,
      totals: 1,
      paidAt: 1,
      expiresAt: 1,
      placedAt: 1,
    })
    .toArray();
}

export async function findFirstUnpaid(limit: number): Promise<StoredWaitingOrder[]> {
  return findFirst('awaitPayment', limit);
}

/** Those that wait longest: since they were paid, or placed on account. */
export async function findFirstToShip(limit: number): Promise<StoredWaitingOrder[]> {
  const found = await Promise.all([findFirst('arePaid', limit), findFirst('areOnAccount', limit)]);
  const since = ({ paidAt, placedAt }: StoredWaitingOrder) => (paidAt ?? placedAt).getTime();
  return found
    .flat()
    .sort((one, other) => since(one) - since(other))
    .slice(0, limit);
}

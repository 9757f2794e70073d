import type { ObjectId } from 'mongodb';
import { type PersonOwner, readableBy } from '@/lib/server/identity/owner';
import { collection } from '@/lib/server/platform/db/collections';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { type FoundPart, readParts } from '@/lib/server/platform/db/read-parts';
import { isAllRefunded } from '@/lib/shared/orders/line-units';
import {
  type AxesFilter,
  filterOf,
  ORDER_STATES,
  ORDERS_THAT,
  type OrderAxes,
  type OrderState,
} from '@/lib/shared/orders/order-status';

/** `cents` is the total of the orders, `backCents` what was returned of it. */
export type AxesSums = OrderAxes & { count: number; cents: number; backCents: number };

const RETURNED_PARTS = [
  { $ifNull: ['$partRefundedCents', 0] },
  { $ifNull: ['$returned.amountCents', 0] },
  { $ifNull: ['$chargedBack.amountCents', 0] },
];

const SUMS = {
  count: { $sum: 1 },
  cents: { $sum: '$totals.totalCents' },
  backCents: { $sum: { $min: ['$totals.totalCents', { $add: RETURNED_PARTS }] } },
};

export async function sumOrdersOf(owner: PersonOwner): Promise<AxesSums[]> {
  const sums = await (await collection('orders'))
    .aggregate<Omit<AxesSums, keyof OrderAxes> & { _id: OrderAxes }>([
      { $match: readableBy('orders', owner) },
      { $group: { _id: { payment: '$payment', fulfilment: '$fulfilment' }, ...SUMS } },
    ])
    .toArray();
  return sums.map(({ _id, ...sum }) => ({ ..._id, ...sum }));
}

export type BuyerAxesSums = AxesSums & { buyerId: ObjectId; lastPlacedAt: Date };

/**
 * Sums orders of these buyers, or of all: then read from an index that has every field of the sums, without the orders
 * themselves.
 */
export async function sumOrdersByBuyer(buyers?: readonly ObjectId[]): Promise<BuyerAxesSums[]> {
  const sums = await (await collection('orders'))
    .aggregate<Omit<BuyerAxesSums, keyof OrderAxes | 'buyerId'> & { _id: OrderAxes & { buyerId: ObjectId } }>(
      [
        { $match: { buyerId: buyers ? { $in: [...buyers] } : { $type: 'objectId' } } },
        {
          $group: {
            _id: { buyerId: '$buyerId', payment: '$payment', fulfilment: '$fulfilment' },
            ...SUMS,
            lastPlacedAt: { $max: '$placedAt' },
          },
        },
      ],
    )
    .toArray();
  return sums.map(({ _id, ...sum }) => ({ ..._id, ...sum }));
}

export async function readBuyerOf(number: string): Promise<ObjectId | null> {
  const order = await (await collection('orders')).findOne({ number }, { projection: { buyerId: 1 } });
  return order?.buyerId ?? null;
}

export async function countByState(): Promise<[OrderState, number][]> {
  const orders = await collection('orders');
  return Promise.all(
    ORDER_STATES.map(
      async (state): Promise<[OrderState, number]> => [state, await orders.countDocuments(filterOf(state))],
    ),
  );
}

/** Paid ones are counted in the index on payment, fulfilment and `shipsOn`. */
export async function countToShipBefore(day: string, axes: AxesFilter): Promise<number> {
  return (await collection('orders')).countDocuments({ ...axes, shipsOn: { $lt: day } });
}

export async function findPartRefundedToShipBefore(day: string): Promise<OrderDocument[]> {
  const filter = { ...ORDERS_THAT.arePaid, shipsOn: { $lt: day }, partRefundedCents: { $gte: 0 } };
  return (await collection('orders')).find(filter).toArray();
}

/** Counts orders of which something is left to ship by the end of the day, or whenever it can be. */
export async function countDueToShip(day: string): Promise<number> {
  const filter = {
    ...ORDERS_THAT.awaitShipment,
    $or: [{ shipsOn: { $lte: day } }, { shipsOn: { $exists: false } }],
  };
  const orders = await collection('orders');
  const [due, partRefunded] = await Promise.all([
    orders.countDocuments(filter),
    orders.find({ ...filter, partRefundedCents: { $gte: 0 } }).toArray(),
  ]);
  return due - partRefunded.filter(isAllRefunded).length;
}

export async function findNextShipDay(after: string): Promise<string | undefined> {
  const filter = { ...ORDERS_THAT.awaitShipment, shipsOn: { $gt: after } };
  const found = await (await collection('orders')).findOne(filter, { sort: { shipsOn: 1 } });
  return found?.shipsOn;
}

export async function countToShipOn(day: string): Promise<number> {
  return (await collection('orders')).countDocuments({ ...ORDERS_THAT.awaitShipment, shipsOn: day });
}

/** Returns the companies of orders that have not shipped and are free of tax because a VAT number was confirmed. */
export async function findReliantCompanies(): Promise<ObjectId[]> {
  const found = await (await collection('orders')).distinct('companyId', {
    companyId: { $type: 'objectId' },
    fulfilment: 'open',
    'taxes.treatment': { $in: ['intra-community', 'reverse-charge'] },
  });
  return found.flatMap((id) => (id ? [id] : []));
}

const OWN_FIELDS = [
  ...[
    'number',
    'lines.toolId',
    'lines.name',
    'lineCount',
    'units',
    'totals.totalCents',
    'language',
    'expiresAt',
  ],
];
const MANAGED_FIELDS = [
  ...[
    'number',
    'totals.totalCents',
    'buyerName',
    'buyerEmail',
    'placedAt',
    'paidAt',
    'refundFailedAt',
    'shipsOn',
  ],
];
/** More that are late, paid by card and refunded in part are not looked at. */
const REFUNDED_MAX = 200;

const CENTS = '$totals.totalCents';

/** An order without a day counts as not late. */
const lateBefore = (day: string) => ({ $cond: [{ $lt: [{ $ifNull: ['$shipsOn', day] }, day] }, 1, 0] });

const refundedBefore = (day: string) => ({
  filter: { ...ORDERS_THAT.arePaid, shipsOn: { $lt: day }, partRefundedCents: { $gte: 0 } },
  first: { sort: { shipsOn: 1 as const }, limit: REFUNDED_MAX, fields: ['lines', 'partRefunds', 'totals'] },
});

type DeskPart = FoundPart<OrderDocument>;

/** Finds one's open orders, and which of those in `among` are one's own. */
export async function readOwnOrdersToDo(
  owner: PersonOwner,
  { among, today, limit }: { among: readonly ObjectId[]; today: string; limit: number },
): Promise<Record<'toPay' | 'underWay' | 'lateRefunds' | 'own', DeskPart>> {
  const named = { _id: { $in: [...among] } };
  return readParts(
    'orders',
    among.length > 0
      ? { ...readableBy('orders', owner), $or: [ORDERS_THAT.areOpen as object, named] }
      : { ...readableBy('orders', owner), ...ORDERS_THAT.areOpen },
    {
      toPay: {
        filter: ORDERS_THAT.awaitPayment,
        sums: { cents: CENTS },
        first: { sort: { expiresAt: 1, _id: 1 }, limit, fields: OWN_FIELDS },
      },
      underWay: {
        filter: ORDERS_THAT.awaitShipment as object,
        sums: { cents: CENTS, late: lateBefore(today) },
      },
      lateRefunds: refundedBefore(today),
      own: {
        filter: named,
        first: { sort: { _id: 1 }, limit: Math.max(1, among.length), fields: ['number'] },
      },
    },
  );
}

/** Finds what admins do about orders, what has waited longest first. */
export async function readOrdersToDo({
  today,
  limit,
}: {
  today: string;
  limit: number;
}): Promise<Record<'toShip' | 'lateRefunds' | 'refundFailed', DeskPart>> {
  const failed = { refundFailedAt: { $type: 'date' as const } };
  const waiting = ORDERS_THAT.awaitShipment as object;
  return readParts(
    'orders',
    { $or: [waiting, failed] },
    {
      toShip: {
        filter: waiting,
        sums: { cents: CENTS, late: lateBefore(today) },
        first: { sort: { shipsOn: 1, placedAt: 1, _id: 1 }, limit, fields: MANAGED_FIELDS },
      },
      lateRefunds: refundedBefore(today),
      refundFailed: {
        filter: failed,
        first: { sort: { refundFailedAt: 1, _id: 1 }, limit, fields: MANAGED_FIELDS },
      },
    },
  );
}

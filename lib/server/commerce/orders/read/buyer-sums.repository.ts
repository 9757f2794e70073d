import 'server-only';
import type { ObjectId } from 'mongodb';
import { type PersonOwner, readableBy } from '@/lib/server/identity/owner';
import { collection } from '@/lib/server/platform/db/collections';
import type { OrderAxes } from '@/lib/shared/orders/order-status';

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
 * Of these buyers, or of all: then read from an index that has every field of the sums, without the orders themselves.
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

import 'server-only';
import type { ObjectId } from 'mongodb';
import { type Owner, ownedBy } from '@/lib/server/identity/owner';
import { collection } from '@/lib/server/platform/db/collections';
import type { OrderState } from '@/lib/shared/order-status';

/** How many orders of a state there are, what they cost, and what of that went back, in cents. */
export type StateSums = { _id: OrderState; count: number; cents: number; backCents: number };

/** Sums up the orders of a buyer by their state. */
export async function sumOrdersOf(owner: Owner): Promise<StateSums[]> {
  const parts = [
    { $ifNull: ['$partRefundedCents', 0] },
    { $ifNull: ['$returned.amountCents', 0] },
    { $ifNull: ['$chargedBack.amountCents', 0] },
  ];
  return (await collection('orders'))
    .aggregate<StateSums>([
      { $match: ownedBy('orders', owner) },
      {
        $group: {
          _id: '$state',
          count: { $sum: 1 },
          cents: { $sum: '$totals.totalCents' },
          backCents: { $sum: { $min: ['$totals.totalCents', { $add: parts }] } },
        },
      },
    ])
    .toArray();
}

/** Returns who placed the order with this number, or null. */
export async function readBuyerOf(number: string): Promise<ObjectId | null> {
  const order = await (await collection('orders')).findOne({ number }, { projection: { buyerId: 1 } });
  return order?.buyerId ?? null;
}

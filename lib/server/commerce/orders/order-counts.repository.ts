import 'server-only';
import { collection } from '@/lib/server/platform/db/collections';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { ORDER_STATES, type OrderState } from '@/lib/shared/order-status';

/** Returns how many orders are in each state, from the index alone. */
export async function countByState(): Promise<[OrderState, number][]> {
  const orders = await collection('orders');
  return Promise.all(
    ORDER_STATES.map(
      async (state): Promise<[OrderState, number]> => [state, await orders.countDocuments({ state })],
    ),
  );
}

/** Returns how many paid orders ship on a day before this one, from the index of those by their day. */
export async function countPaidToShipBefore(day: string): Promise<number> {
  return (await collection('orders')).countDocuments({ state: 'paid', shipsOn: { $lt: day } });
}

/** Returns those of them that were refunded in parts. */
export async function findPartRefundedToShipBefore(day: string): Promise<OrderDocument[]> {
  const filter = { state: 'paid', shipsOn: { $lt: day }, partRefundedCents: { $gte: 0 } } as const;
  return (await collection('orders')).find(filter).toArray();
}

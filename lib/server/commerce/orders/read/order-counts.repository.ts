import 'server-only';
import { collection } from '@/lib/server/platform/db/collections';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { axesOf, ORDER_STATES, ORDERS_THAT, type OrderState } from '@/lib/shared/orders/order-status';

/** Returns how many orders are in each state, from the index alone. */
export async function countByState(): Promise<[OrderState, number][]> {
  const orders = await collection('orders');
  return Promise.all(
    ORDER_STATES.map(
      async (state): Promise<[OrderState, number]> => [state, await orders.countDocuments(axesOf(state))],
    ),
  );
}

/** Returns how many paid orders ship on a day before this one, from the index of those by their day. */
export async function countPaidToShipBefore(day: string): Promise<number> {
  return (await collection('orders')).countDocuments({ ...ORDERS_THAT.awaitShipment, shipsOn: { $lt: day } });
}

/** Returns those of them that were refunded in parts. */
export async function findPartRefundedToShipBefore(day: string): Promise<OrderDocument[]> {
  const filter = { ...ORDERS_THAT.awaitShipment, shipsOn: { $lt: day }, partRefundedCents: { $gte: 0 } };
  return (await collection('orders')).find(filter).toArray();
}

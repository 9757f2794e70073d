import 'server-only';
import { collection } from '@/lib/server/platform/db/collections';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { filterOf, ORDER_STATES, ORDERS_THAT, type OrderState } from '@/lib/shared/orders/order-status';

export async function countByState(): Promise<[OrderState, number][]> {
  const orders = await collection('orders');
  return Promise.all(
    ORDER_STATES.map(
      async (state): Promise<[OrderState, number]> => [state, await orders.countDocuments(filterOf(state))],
    ),
  );
}

/** Paid ones are counted in an index; those on account are few. */
export async function countToShipBefore(day: string): Promise<number> {
  const orders = await collection('orders');
  const counts = await Promise.all(
    [ORDERS_THAT.arePaid, ORDERS_THAT.areOnAccount].map((axes) =>
      orders.countDocuments({ ...axes, shipsOn: { $lt: day } }),
    ),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

export async function findPartRefundedToShipBefore(day: string): Promise<OrderDocument[]> {
  const filter = { ...ORDERS_THAT.arePaid, shipsOn: { $lt: day }, partRefundedCents: { $gte: 0 } };
  return (await collection('orders')).find(filter).toArray();
}

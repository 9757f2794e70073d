import 'server-only';
import { collection } from '@/lib/server/platform/db/collections';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import {
  type AxesFilter,
  filterOf,
  ORDER_STATES,
  ORDERS_THAT,
  type OrderState,
} from '@/lib/shared/orders/order-status';

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

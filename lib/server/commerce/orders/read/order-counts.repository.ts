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
import { isAllRefunded } from '../refunded-units';

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

/** Of which something is left to ship by the end of the day, or whenever it can be. */
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

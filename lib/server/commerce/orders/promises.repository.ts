import type { ClientSession } from 'mongodb';
import { asChange } from '@/lib/server/platform/db/as-change';
import { collection } from '@/lib/server/platform/db/collections';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { promiseOf, unitsPastPromise, withPromises } from '@/lib/shared/orders/line-promises';
import { ORDERS_THAT } from '@/lib/shared/orders/order-status';

type NewPromises = { lines: OrderDocument['lines']; shipsOn: string | null };

/** Sets what `withPromises` returned. Returns null if the order is no longer as it was read. */
export async function setPromises(
  { _id, payment, fulfilment, shipmentCount }: OrderDocument,
  { lines, shipsOn }: NewPromises,
  session: ClientSession,
): Promise<OrderDocument | null> {
  return (await collection('orders')).findOneAndUpdate(
    { _id, payment, fulfilment, shipmentCount },
    asChange(shipsOn === null ? { $set: { lines }, $unset: { shipsOn: '' } } : { $set: { lines, shipsOn } }),
    { session, returnDocument: 'after' },
  );
}

/** Counts open units of paid orders and of those on account that were promised for a day before this one. */
export async function countUnitsPastPromise(day: string): Promise<number> {
  const isBefore = { $lt: day };
  const orders = (await collection('orders')).find({
    ...ORDERS_THAT.awaitShipment,
    $or: [{ shipsOn: isBefore }, { 'lines.promisedOn': isBefore }],
  });
  let units = 0;
  for await (const order of orders) units += unitsPastPromise(order, day);
  return units;
}

/** Stores the day of an order whose open units have changed in this transaction, and returns the order as it is then. */
export async function renewShipDay(order: OrderDocument, session: ClientSession): Promise<OrderDocument> {
  const promises = withPromises(order, (line) => promiseOf(line, order));
  if (promises.shipsOn === (order.shipsOn ?? null)) return order;
  const renewed = await setPromises(order, promises, session);
  if (!renewed) throw new Error(`order ${order.number} changed within a transaction`);
  return renewed;
}

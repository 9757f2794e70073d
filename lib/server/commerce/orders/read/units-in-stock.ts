import { ObjectId } from 'mongodb';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import type { UnitsInStock } from '@/lib/shared/orders/next-to-ship';
import type { Order } from '@/lib/shared/orders/order.schema';
import { awaitsShipment } from '@/lib/shared/orders/order-status';
import { findOrders } from '../find-order';
import { type ReadyLines, readReadyLines } from './ready-units';

const unitsOf = (lines: ReadyLines['ready']) => lines.reduce((sum, { units }) => sum + units, 0);

/** By order id, of those that cannot ship whole, since units of theirs are owed. Throws `forbidden`. */
export async function findOrdersShortOfStock(
  actor: Actor,
  orders: readonly Pick<Order, '_id' | 'state'>[],
): Promise<ReadonlyMap<string, UnitsInStock>> {
  requirePermission(actor, 'manage-orders');
  const ids = orders.flatMap((order) => (awaitsShipment(order) ? [new ObjectId(order._id)] : []));
  if (ids.length === 0) return new Map();
  const read = await findOrders(ids);
  const lines = await readReadyLines(read);
  return new Map(
    read.flatMap(({ _id }, place) => {
      const { ready = [], missing = [] } = lines[place] ?? {};
      if (missing.length === 0) return [];
      const inStock = unitsOf(ready);
      return [[_id.toHexString(), { inStock, open: inStock + unitsOf(missing) }] as const];
    }),
  );
}

import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { ORDERS_THAT } from '@/lib/shared/orders/order-status';

type DueOrders = { now: Date; limit: number; except: readonly ObjectId[] };

export async function findExpiredIds({ now, limit, except }: DueOrders): Promise<ObjectId[]> {
  const orders = await (await collection('orders'))
    .find(
      { ...ORDERS_THAT.awaitPayment, expiresAt: { $lte: now }, _id: { $nin: [...except] } },
      { sort: { expiresAt: 1 }, limit, projection: { _id: 1 } },
    )
    .toArray();
  return orders.map((order) => order._id);
}

export async function findIdsToRemind({ now, limit, except }: DueOrders): Promise<ObjectId[]> {
  const orders = await (await collection('orders'))
    .find(
      { ...ORDERS_THAT.awaitPayment, warnAt: { $lte: now }, _id: { $nin: [...except] } },
      { sort: { warnAt: 1 }, limit, projection: { _id: 1 } },
    )
    .toArray();
  return orders.map((order) => order._id);
}

/** Claims the reminder of an unpaid order, so that no other process sends it. Returns null if none is due. */
export async function claimWarning(
  id: ObjectId,
  now: Date,
  session: ClientSession,
): Promise<OrderDocument | null> {
  return (await collection('orders')).findOneAndUpdate(
    { _id: id, ...ORDERS_THAT.awaitPayment, warnAt: { $lte: now } },
    { $unset: { warnAt: '' } },
    { session, returnDocument: 'after' },
  );
}

import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { OrderLine, StoredOrder } from '@/lib/server/platform/db/documents/orders';
import { fromStored } from './stored-order';

/** Longer than any transaction. */
const GUARD_MS = 3_600_000;

/** A buyer who changes their mind sooner has held up nobody. */
const LATE_CANCELLATION_MS = 3_600_000;

/**
 * Serialises transactions that place orders of one buyer: they all write this document, which is deleted later when nobody
 * needs it any more.
 */
export async function takeBuyerGuard(buyerId: ObjectId, now: Date, session: ClientSession): Promise<void> {
  await (await collection('guards')).updateOne(
    { _id: `orders of ${buyerId.toHexString()}` },
    { $inc: { taken: 1 }, $set: { expiresAt: new Date(now.getTime() + GUARD_MS) } },
    { upsert: true, session },
  );
}

/** Returns the lines of each of someone's unpaid orders. */
export async function findOpenLines(
  buyerId: ObjectId,
  session: ClientSession,
): Promise<Pick<OrderLine, 'toolId' | 'quantity'>[][]> {
  const projection = { _id: 0, 'lines.toolId': 1, 'lines.quantity': 1, toolId: 1, orderQuantity: 1 };
  const orders = await (await collection('orders'))
    .find({ buyerId, state: 'unpaid' }, { session })
    .project<StoredOrder>(projection)
    .toArray();
  return orders.map((stored) => fromStored(stored).lines);
}

/** Counts someone's orders placed since then whose units were held in vain: expired, or cancelled late by their buyer. */
export async function countLapsedOrders(
  buyerId: ObjectId,
  since: Date,
  session: ClientSession,
): Promise<number> {
  const heldMs = { $subtract: ['$endedAt', '$placedAt'] };
  return (await collection('orders')).countDocuments(
    {
      buyerId,
      placedAt: { $gte: since },
      $or: [
        { state: 'expired' },
        {
          state: 'cancelled',
          timeline: { $elemMatch: { state: 'cancelled', by: 'buyer' } },
          $expr: { $gte: [heldMs, LATE_CANCELLATION_MS] },
        },
      ],
    },
    { session },
  );
}

/** Counts someone's orders placed since then that were paid, whatever became of them afterwards. */
export async function countPaidOrders(
  buyerId: ObjectId,
  since: Date,
  session: ClientSession,
): Promise<number> {
  return (await collection('orders')).countDocuments(
    { buyerId, placedAt: { $gte: since }, paidAt: { $type: 'date' } },
    { session },
  );
}

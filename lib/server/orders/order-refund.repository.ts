import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/db/collections';
import type { OrderDocument, RefundNote } from '@/lib/server/db/documents/orders';

/** Adds a note of a refund to an order; answers the order as it is then, null if there is none. */
export async function pushRefundNote(
  id: ObjectId,
  note: RefundNote,
  session: ClientSession,
): Promise<OrderDocument | null> {
  return (await collection('orders')).findOneAndUpdate(
    { _id: id },
    { $push: { refundNotes: note } },
    { session, returnDocument: 'after' },
  );
}

/** Writes since when money of an order that was to go back is not back; null: none of it. */
export async function setRefundFailed(
  id: ObjectId,
  since: Date | null,
  session: ClientSession,
): Promise<void> {
  await (await collection('orders')).updateOne(
    { _id: id },
    since ? { $set: { refundFailedAt: since } } : { $unset: { refundFailedAt: '' } },
    { session },
  );
}

/** Writes how much of an order's money went back in all, where that became less; 0 is none of it. */
export async function reduceReturned(
  id: ObjectId,
  returned: { amountCents: number; at: Date },
  session: ClientSession,
): Promise<void> {
  await (await collection('orders')).updateOne(
    { _id: id, 'returned.amountCents': { $gt: returned.amountCents } },
    returned.amountCents > 0 ? { $set: { returned } } : { $unset: { returned: '' } },
    { session },
  );
}

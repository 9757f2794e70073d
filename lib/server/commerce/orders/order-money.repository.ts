import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { OrderDocument, PartRefund, RefundNote } from '@/lib/server/platform/db/documents/orders';

/** Returns null if payment, fulfilment or refunds are no longer those of `before`. */
export async function addPartRefund(
  before: Pick<OrderDocument, '_id' | 'payment' | 'fulfilment' | 'partRefundedCents'>,
  refund: PartRefund,
  session: ClientSession,
): Promise<OrderDocument | null> {
  const { _id, payment, fulfilment, partRefundedCents } = before;
  const sum = partRefundedCents === undefined ? { $exists: false } : partRefundedCents;
  return (await collection('orders')).findOneAndUpdate(
    { _id, payment, fulfilment, partRefundedCents: sum },
    { $push: { partRefunds: refund }, $inc: { partRefundedCents: refund.amountCents } },
    { session, returnDocument: 'after' },
  );
}

/** Sets the total refunded in the provider's dashboard. Returns null if as much is recorded. */
export async function setReturned(
  id: ObjectId,
  returned: { amountCents: number; at: Date },
  session: ClientSession,
): Promise<OrderDocument | null> {
  return (await collection('orders')).findOneAndUpdate(
    {
      _id: id,
      $or: [{ returned: { $exists: false } }, { 'returned.amountCents': { $lt: returned.amountCents } }],
    },
    { $set: { returned } },
    { session, returnDocument: 'after' },
  );
}

/** Lowers the total refunded in the provider's dashboard, never raises it; 0 removes the field. */
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

export async function addRefundNote(id: ObjectId, note: RefundNote, session: ClientSession): Promise<void> {
  await (await collection('orders')).updateOne({ _id: id }, { $push: { refundNotes: note } }, { session });
}

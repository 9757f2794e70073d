import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { OrderDocument, PartRefund, RefundNote } from '@/lib/server/platform/db/documents/orders';

/** Sets the numbers of an order's invoice or credit note, and the day it ships where the payment moved it. Returns the order as it is then. */
export async function setInvoiceNumbers(
  id: ObjectId,
  numbers: Partial<Pick<OrderDocument, 'invoiceNumber' | 'creditNoteNumber' | 'shipsOn'>>,
  session: ClientSession,
): Promise<OrderDocument | null> {
  return (await collection('orders')).findOneAndUpdate(
    { _id: id },
    { $set: numbers },
    { session, returnDocument: 'after' },
  );
}

/**
 * Adds a refund in part to an order that was paid, and its amount to their sum. Returns the order as it is then, or null if
 * its payment, fulfilment or refunds are not those of `before` any more.
 */
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

/** Sets how much was refunded at the provider in all. Returns null if the order says as much already. */
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

/** Lowers how much was refunded at the provider in all, never raises it; 0 removes the field. */
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

/** Sets since when a refund has been failed (null: none is) and adds a note, if there is one. */
export async function setRefundStatus(
  id: ObjectId,
  { failedSince, note }: { failedSince: Date | null; note?: RefundNote | undefined },
  session: ClientSession,
): Promise<OrderDocument | null> {
  return (await collection('orders')).findOneAndUpdate(
    { _id: id },
    {
      ...(failedSince ? { $set: { refundFailedAt: failedSince } } : { $unset: { refundFailedAt: '' } }),
      ...(note ? { $push: { refundNotes: note } } : {}),
    },
    { session, returnDocument: 'after' },
  );
}

/** Sets since when a dispute has been open (null: none is), and what was lost by disputes (null: nothing). */
export async function setDisputeStatus(
  id: ObjectId,
  {
    disputedSince,
    chargedBack,
  }: { disputedSince: Date | null; chargedBack: { amountCents: number; at: Date } | null },
  session: ClientSession,
): Promise<OrderDocument | null> {
  const $set = {
    ...(disputedSince ? { disputedAt: disputedSince } : {}),
    ...(chargedBack ? { chargedBack } : {}),
  };
  const $unset = {
    ...(disputedSince ? {} : { disputedAt: '' as const }),
    ...(chargedBack ? {} : { chargedBack: '' as const }),
  };
  return (await collection('orders')).findOneAndUpdate(
    { _id: id },
    {
      ...(Object.keys($set).length > 0 ? { $set } : {}),
      ...(Object.keys($unset).length > 0 ? { $unset } : {}),
    },
    { session, returnDocument: 'after' },
  );
}

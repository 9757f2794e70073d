import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import type { OrderDocument, RefundNote } from '@/lib/server/platform/db/documents/orders';
import { addRefundNote, reduceReturned } from '../order-money.repository';
import { setOrderFields } from '../orders.repository';

export type RefundStatus = {
  failedSince: Date | null;
  note?: RefundNote | undefined;
  /** What failures have left of refunds in the provider's dashboard. */
  returned?: { amountCents: number; at: Date } | undefined;
};

/** Records the state of an order's refunds (product §4.9). Returns null for an unknown id. */
export async function updateRefundStatus(
  id: ObjectId,
  { failedSince, note, returned }: RefundStatus,
  session: ClientSession,
): Promise<OrderDocument | null> {
  if (returned) await reduceReturned(id, returned, session);
  if (note) await addRefundNote(id, note, session);
  return setOrderFields(id, { refundFailedAt: failedSince ?? undefined }, session);
}

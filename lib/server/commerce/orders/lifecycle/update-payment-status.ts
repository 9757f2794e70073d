import type { ClientSession, ObjectId } from 'mongodb';
import type { OrderDocument, RefundNote } from '@/lib/server/platform/db/documents/orders';
import { addRefundNote, reduceReturned, setOrderFields } from '../orders.repository';

export type DisputeStatus = {
  disputedSince: Date | null;
  /** The sum that lost disputes of the payment that paid the order returned to the buyer; null for nothing. */
  chargedBack: { amountCents: number; at: Date } | null;
};

/**
 * Records the disputes of an order's payments (product §4.20). The state is unchanged: whether a disputed order ships
 * is the shop's decision.
 */
export async function updateDisputeStatus(
  id: ObjectId,
  { disputedSince, chargedBack }: DisputeStatus,
  session: ClientSession,
): Promise<OrderDocument | null> {
  const fields = { disputedAt: disputedSince ?? undefined, chargedBack: chargedBack ?? undefined };
  return setOrderFields(id, fields, session);
}

export type RefundStatus = {
  failedSince: Date | null;
  note?: RefundNote | undefined;
  /** The rest of refunds in the provider's dashboard after failures. */
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

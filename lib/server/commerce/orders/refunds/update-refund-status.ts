import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import type { OrderDocument, RefundNote } from '@/lib/server/platform/db/documents/orders';
import { reduceReturned, setRefundStatus } from '../order-money.repository';

export type RefundStatus = {
  /** Since when a refund of the order has been failed; null: none is. */
  failedSince: Date | null;
  /** What became of a refund, to be added to the order's notes. */
  note?: RefundNote | undefined;
  /** What is left of the refunds made in the provider's dashboard after some of them failed. */
  returned?: { amountCents: number; at: Date } | undefined;
};

/**
 * Records on an order the state of its refunds (product §4.9), within the caller's transaction. Returns the updated
 * order, or null for an unknown id.
 */
export async function updateRefundStatus(
  id: ObjectId,
  { failedSince, note, returned }: RefundStatus,
  session: ClientSession,
): Promise<OrderDocument | null> {
  if (returned) await reduceReturned(id, returned, session);
  return setRefundStatus(id, { failedSince, note }, session);
}

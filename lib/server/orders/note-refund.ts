import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import type { RefundNote } from '@/lib/server/db/documents/orders';
import { pushRefundNote, reduceReturned, setRefundFailed } from './order-refund.repository';

/** The order a refund is of, as whoever tells of the refund names it. */
export type RefundedOrder = { id: ObjectId; number: string; buyerName: string; buyerEmail: string };

/**
 * Writes on an order what became of money that was to go back, within the caller's transaction. Null if there is no such
 * order.
 */
export async function noteRefund(
  id: ObjectId,
  note: RefundNote,
  session: ClientSession,
): Promise<RefundedOrder | null> {
  const order = await pushRefundNote(id, note, session);
  if (!order) return null;
  const { number, buyerName, buyerEmail } = order;
  return { id, number, buyerName, buyerEmail };
}

/** Marks an order whose money did not get back, since then, or takes the mark off it (null). */
export async function markRefundFailed(
  id: ObjectId,
  since: Date | null,
  session: ClientSession,
): Promise<void> {
  await setRefundFailed(id, since, session);
}

/** Corrects what a paid order says went back at the provider, after some of it did not: never to more than it says. */
export async function correctReturn(
  id: ObjectId,
  returned: { amountCents: number; at: Date },
  session: ClientSession,
): Promise<void> {
  await reduceReturned(id, returned, session);
}

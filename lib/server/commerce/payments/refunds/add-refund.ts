import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import type { Intent } from '@/lib/server/commerce/payments/provider/intent';
import type { RefundDocument } from '@/lib/server/platform/db/documents/payments';
import { deleteUnclaimed, findRefundOf, insertRefund } from './refunds.repository';

/** How long an order may claim an unattached payment before its money goes back (product §4.5). */
const UNCLAIMED_FOR_MS = 3_600_000;

type Due = {
  reason: Extract<RefundDocument['reason'], 'order-not-payable' | 'already-paid' | 'unclaimed'>;
  orderId: ObjectId | null;
  at: Date;
};

/**
 * Records within the caller's transaction that all the money of a payment goes back. Returns false, changing nothing, if
 * the payment has a refund already.
 */
export async function addRefund(
  { id: intentId, receivedCents: amountCents }: Intent,
  { reason, orderId, at }: Due,
  session: ClientSession,
): Promise<boolean> {
  const dueAt = reason === 'unclaimed' ? new Date(at.getTime() + UNCLAIMED_FOR_MS) : at;
  return insertRefund({ intentId, orderId, amountCents, reason, dueAt, createdAt: at }, session);
}

/** Whether a payment has a refund, in whatever state. */
export async function isRefundKnown(intentId: string, session: ClientSession): Promise<boolean> {
  return (await findRefundOf(intentId, session)) !== null;
}

/** Takes back the refund of an unclaimed payment that an order claims; one that was sent stays. */
export async function withdrawUnclaimed(intentId: string, session: ClientSession): Promise<void> {
  await deleteUnclaimed(intentId, session);
}

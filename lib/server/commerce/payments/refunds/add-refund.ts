import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import type { Intent } from '@/lib/server/commerce/payments/provider/intent';
import type { RefundDocument } from '@/lib/server/platform/db/documents/payments';
import { deleteUnclaimed, findRefundOf, insertRefund } from './refunds.repository';

/** How long an order may claim an unattached payment (product §4.5). */
const UNCLAIMED_FOR_MS = 3_600_000;

type Due = {
  reason: Extract<RefundDocument['reason'], 'order-not-payable' | 'already-paid' | 'unclaimed'>;
  orderId: ObjectId | null;
  at: Date;
};

/**
 * Records that all the money of a payment is to be refunded. Returns false, changing nothing, if the payment has a
 * refund.
 */
export async function addRefund(
  { id: intentId, receivedCents: amountCents }: Intent,
  { reason, orderId, at }: Due,
  session: ClientSession,
): Promise<boolean> {
  const dueAt = reason === 'unclaimed' ? new Date(at.getTime() + UNCLAIMED_FOR_MS) : at;
  return insertRefund({ intentId, orderId, amountCents, reason, dueAt, createdAt: at }, session);
}

export async function hasRefund(intentId: string, session: ClientSession): Promise<boolean> {
  return (await findRefundOf(intentId, session)) !== null;
}

/** Deletes the refund of an unclaimed payment that an order claims, unless it was sent. */
export async function withdrawUnclaimed(intentId: string, session: ClientSession): Promise<void> {
  await deleteUnclaimed(intentId, session);
}

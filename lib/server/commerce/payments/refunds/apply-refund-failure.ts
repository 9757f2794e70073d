import 'server-only';
import { type ClientSession, ObjectId } from 'mongodb';
import { findOrderPaidBy } from '@/lib/server/commerce/orders/find-order';
import { recordPaymentEvent } from '@/lib/server/commerce/payments/payment-events';
import { StaleIntentError } from '@/lib/server/commerce/payments/provider/fresh-intent';
import type { Intent } from '@/lib/server/commerce/payments/provider/intent';
import type { FailedRefund } from '@/lib/server/commerce/payments/provider/provider-refunds';
import type { RefundDocument } from '@/lib/server/platform/db/documents/payments';
import { retainsPayment } from '@/lib/shared/orders/order-status';
import { addFailure, addPartFailure } from './failed-refunds.repository';
import { findPart, findRefundOf } from './refunds.repository';
import { updateOrderOfRefund } from './update-order-of-refund';

type Report = {
  orderId: ObjectId | null;
  /** What is left of refunds made in the provider's dashboard. */
  returned?: { amountCents: number; at: Date } | undefined;
  at: Date;
};

/** Records a failure on the order, in the audit log, and in a mail to the shop. */
async function reportFailure(
  failed: FailedRefund,
  { orderId, returned, at }: Report,
  session: ClientSession,
): Promise<void> {
  const note = { what: 'failed', at, amountCents: failed.amountCents, by: 'system' } as const;
  const order = await updateOrderOfRefund(orderId, { note, returned }, session);
  await recordPaymentEvent('refund.failed', { failed, order }, session);
}

/** Applies that the bank sent a refund in part back; parts beside it are left alone. */
async function applyPartFailure(
  part: RefundDocument,
  failed: FailedRefund,
  retrievedAt: Date,
  session: ClientSession,
): Promise<'refund-failed' | 'repeated'> {
  const { id: providerRefundId, amountCents, reason } = failed;
  if (part.failures?.some((known) => known.providerRefundId === providerRefundId)) return 'repeated';
  await addPartFailure(part, { providerRefundId, amountCents, reason, at: retrievedAt }, session);
  await reportFailure(failed, { orderId: part.orderId, at: retrievedAt }, session);
  return 'refund-failed';
}

/**
 * Applies within the caller's transaction, once, that the bank sent a refund back (product §4.9): on the refund, which is
 * failed until an admin resolves it, on its order, in the audit log and in a mail to the shop. `intent` is what the
 * provider returned at `retrievedAt` or later. An order that keeps its money had some refunded in the provider's
 * dashboard, and shows less of it now. A refund that still waits to be sent goes on waiting. Throws StaleIntentError.
 */
export async function applyRefundFailure(
  failed: FailedRefund,
  intent: Intent,
  retrievedAt: Date,
  session: ClientSession,
): Promise<'refund-failed' | 'repeated' | 'acknowledged'> {
  const part = failed.partId ? await findPart(new ObjectId(failed.partId), session) : null;
  if (part) return applyPartFailure(part, failed, retrievedAt, session);
  const known = await findRefundOf(intent.id, session);
  if (known?.failures?.some(({ providerRefundId }) => providerRefundId === failed.id)) return 'repeated';
  if (known?.retrievedAt && known.retrievedAt > retrievedAt)
    throw new StaleIntentError(`${intent.id} was retrieved again meanwhile`);
  const paidOrder = await findOrderPaidBy(intent.id, session);
  const isKept = paidOrder !== null && retainsPayment(paidOrder);
  if (!known && !isKept) return 'acknowledged';
  const isRefunded = !isKept && intent.refundedCents >= (known?.amountCents ?? intent.receivedCents);
  const { id: providerRefundId, amountCents, reason } = failed;
  const orderId = known?.orderId ?? paidOrder?._id ?? null;
  await addFailure(
    intent.id,
    {
      orderId,
      failure: { providerRefundId, amountCents, reason, at: retrievedAt },
      // Another refund may have made up for it, or be about to.
      fails: !isRefunded && known?.state !== 'waiting',
      ...(isKept ? { refundedCents: intent.refundedCents } : {}),
    },
    session,
  );
  const returned = isKept ? { amountCents: intent.refundedCents, at: retrievedAt } : undefined;
  await reportFailure(failed, { orderId, returned, at: retrievedAt }, session);
  return 'refund-failed';
}

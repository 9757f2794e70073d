import { type ClientSession, ObjectId } from 'mongodb';
import { findOrderPaidBy } from '@/lib/server/commerce/orders/find-order';
import { recordPaymentEvent } from '@/lib/server/commerce/payments/payment-events';
import { type Intent, StaleIntentError } from '@/lib/server/commerce/payments/provider/provider-intents';
import type { FailedRefund } from '@/lib/server/commerce/payments/provider/provider-refunds';
import type { RefundDocument, RefundFailure } from '@/lib/server/platform/db/documents/payments';
import { retainsPayment } from '@/lib/shared/orders/order-status';
import { addFailure, addPartFailure } from './failed-refunds.repository';
import { updateOrderOfRefund } from './record-refund';
import { findPart, findRefundOf } from './refunds.repository';

type Report = {
  orderId: ObjectId | null;
  failure: RefundFailure;
  /** The rest of refunds made in the provider's dashboard. */
  returned?: { amountCents: number; at: Date } | undefined;
};

function failureOf({ id, amountCents, reason }: FailedRefund, at: Date, isMadeUp: boolean): RefundFailure {
  return { providerRefundId: id, amountCents, reason, at, ...(isMadeUp ? { isMadeUp } : {}) };
}

/** Records a failure on the order, in the audit log, and in a mail to the shop if money is missing. */
async function reportFailure(
  failed: FailedRefund,
  { orderId, failure, returned }: Report,
  session: ClientSession,
): Promise<void> {
  const { at, amountCents, isMadeUp = false } = failure;
  const note = { what: 'failed', at, amountCents, by: 'system' } as const;
  const order = await updateOrderOfRefund(orderId, { note, returned }, session);
  await recordPaymentEvent('refund.failed', { failed, order, isMadeUp }, session);
}

/**
 * Applies that the bank sent a refund in part back; parts beside it are left alone. One that was sent again since, because the
 * response to this refund was lost, has arrived by the other.
 */
async function applyPartFailure(
  refund: RefundDocument,
  failed: FailedRefund,
  retrievedAt: Date,
  session: ClientSession,
): Promise<'refund-failed' | 'repeated'> {
  const { failures, orderId, providerRefundId } = refund;
  if (failures?.some((failure) => failure.providerRefundId === failed.id)) return 'repeated';
  const isOther = providerRefundId !== undefined && providerRefundId !== failed.id;
  const failure = failureOf(failed, retrievedAt, refund.state === 'refunded' && isOther);
  await addPartFailure(refund, failure, session);
  await reportFailure(failed, { orderId, failure }, session);
  return 'refund-failed';
}

/**
 * Applies within the caller's transaction, once, that the bank sent a refund back (product §4.9): on the refund, which is
 * failed until an admin resolves it, on its order, in the audit log and in a mail to the shop. One that another refund has made
 * up for is noted, and nothing is to be done: the refund does not fail, and the shop gets no mail. `intent` is what the
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
  const refund = await findRefundOf(intent.id, session);
  if (refund?.failures?.some(({ providerRefundId }) => providerRefundId === failed.id)) return 'repeated';
  if (refund?.retrievedAt && refund.retrievedAt > retrievedAt)
    throw new StaleIntentError(`${intent.id} was retrieved again meanwhile`);
  const paidOrder = await findOrderPaidBy(intent.id, session);
  const isKept = paidOrder !== null && retainsPayment(paidOrder);
  if (!refund && !isKept) return 'acknowledged';
  const isRefunded = !isKept && intent.refundedCents >= (refund?.amountCents ?? intent.receivedCents);
  const failure = failureOf(failed, retrievedAt, isRefunded && refund?.state !== 'failed');
  const orderId = refund?.orderId ?? paidOrder?._id ?? null;
  await addFailure(
    intent.id,
    {
      orderId,
      failure,
      // Another refund may have made up for it, or be about to.
      fails: !isRefunded && refund?.state !== 'waiting',
      ...(isKept ? { refundedCents: intent.refundedCents } : {}),
    },
    session,
  );
  const returned = isKept ? { amountCents: intent.refundedCents, at: retrievedAt } : undefined;
  await reportFailure(failed, { orderId, failure, returned }, session);
  return 'refund-failed';
}

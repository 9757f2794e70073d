import 'server-only';
import type { ClientSession } from 'mongodb';
import { findOrderPaidBy } from '@/lib/server/commerce/orders/find-order';
import { keepsMoney } from '@/lib/server/commerce/payments/payment.policy';
import { StaleIntentError } from '@/lib/server/commerce/payments/provider/fresh-intent';
import type { Intent } from '@/lib/server/commerce/payments/provider/intent';
import type { FailedRefund } from '@/lib/server/commerce/payments/provider/provider-refunds';
import { enqueueMail } from '@/lib/server/platform/mail/outbox';
import { addFailure } from './failed-refunds.repository';
import { refundFailedMail } from './mails/refund-failed-mail';
import { recordRefundEvent } from './record-refund-event';
import { findRefundOf } from './refunds.repository';
import { updateOrderOfRefund } from './update-order-of-refund';

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
  const known = await findRefundOf(intent.id, session);
  if (known?.failures?.some(({ providerRefundId }) => providerRefundId === failed.id)) return 'repeated';
  if (known?.retrievedAt && known.retrievedAt > retrievedAt)
    throw new StaleIntentError(`${intent.id} was retrieved again meanwhile`);
  const paidOrder = await findOrderPaidBy(intent.id, session);
  const isKept = paidOrder !== null && keepsMoney(paidOrder.state);
  if (!known && !isKept) return 'acknowledged';
  const isRefunded = !isKept && intent.refundedCents >= intent.receivedCents;
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
  const order = await updateOrderOfRefund(
    orderId,
    {
      note: { what: 'failed', at: retrievedAt, amountCents, by: 'system' },
      ...(isKept ? { returned: { amountCents: intent.refundedCents, at: retrievedAt } } : {}),
    },
    session,
  );
  await recordRefundEvent(
    {
      action: 'refund.failed',
      actor: 'payment-provider',
      intentId: intent.id,
      order,
      after: { refundId: providerRefundId, amountCents, reason },
    },
    session,
  );
  await enqueueMail(refundFailedMail(failed, order), session);
  return 'refund-failed';
}

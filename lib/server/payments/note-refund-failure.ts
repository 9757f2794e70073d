import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import { enqueueMail } from '@/lib/server/mail/outbox';
import { correctReturn, markRefundFailed, noteRefund } from '@/lib/server/orders/note-refund';
import { findOrderPaidBy } from '@/lib/server/orders/order-payment';
import { StaleIntentError } from './fresh-intent';
import type { Intent } from './intent';
import { refundFailedMail } from './mails/refund-failed-mail';
import { keepsMoney } from './payment.policy';
import type { FailedRefund } from './provider';
import { recordRefundEvent } from './record-refund-event';
import { findOldestFailure, noteFailure } from './refund-failures.repository';
import { findRefund } from './refunds.repository';

/** Marks an order while some refund of its is failed, and no longer. Within the caller's transaction. */
export async function markFailedRefunds(orderId: ObjectId | null, session: ClientSession): Promise<void> {
  if (!orderId) return;
  const oldest = await findOldestFailure(orderId, session);
  await markRefundFailed(orderId, oldest?.failedAt ?? null, session);
}

/**
 * Notes that the bank sent a refund back, within the caller's transaction, once for each refund: on the refund, which is
 * failed until an admin tries again or settles it, on its order, in the audit log, and in a mail to the shop. `intent`
 * is what the provider said at `askedAt` or later. Of an order that keeps its money, which is one refunded in the
 * provider's dashboard, what it says was given back becomes less. One that is still to be sent stays so.
 * Throws StaleIntentError.
 */
export async function noteRefundFailure(
  failed: FailedRefund,
  intent: Intent,
  askedAt: Date,
  session: ClientSession,
): Promise<'refund-failed' | 'repeated' | 'acknowledged'> {
  const known = await findRefund(intent.id, session);
  if (known?.failures?.some(({ refundId }) => refundId === failed.id)) return 'repeated';
  if (known?.toldAt && known.toldAt > askedAt)
    throw new StaleIntentError(`${intent.id} was settled meanwhile`);
  const paid = await findOrderPaidBy(intent.id, session);
  const isKept = paid !== null && keepsMoney(paid.state);
  if (!known && !isKept) return 'acknowledged';
  const isBack = !isKept && intent.returnedCents >= intent.receivedCents;
  const { id: refundId, amountCents, reason } = failed;
  const orderId = known?.orderId ?? paid?._id ?? null;
  await noteFailure(
    intent.id,
    {
      orderId,
      failure: { refundId, amountCents, reason, at: askedAt },
      // Another refund may have made up for it already, or be about to.
      fails: !isBack && known?.state !== 'waiting',
      ...(isKept ? { returnedCents: intent.returnedCents } : {}),
    },
    session,
  );
  if (isKept) await correctReturn(paid._id, { amountCents: intent.returnedCents, at: askedAt }, session);
  const note = { what: 'failed', at: askedAt, amountCents, by: 'system' } as const;
  const order = orderId && (await noteRefund(orderId, note, session));
  await markFailedRefunds(orderId, session);
  const after = { refundId, amountCents, reason };
  const told = {
    action: 'refund.failed',
    actor: 'payment-provider',
    intentId: intent.id,
    order,
    after,
  } as const;
  await recordRefundEvent(told, session);
  await enqueueMail(refundFailedMail(failed, order), session);
  return 'refund-failed';
}

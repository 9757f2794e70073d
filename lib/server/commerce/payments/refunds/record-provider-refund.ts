import 'server-only';
import type { ClientSession } from 'mongodb';
import { applyProviderRefund } from '@/lib/server/commerce/orders/refunds/apply-provider-refund';
import type { Intent } from '@/lib/server/commerce/payments/provider/intent';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { retainsPayment } from '@/lib/shared/orders/order-status';
import { setMadeUp } from './failed-refunds.repository';
import { findRefundOf, setProviderRefund } from './refunds.repository';
import { updateOrderOfRefund } from './update-order-of-refund';

/**
 * Records within the caller's transaction what was refunded of a payment in the provider's dashboard, and applies it to
 * the order, if the payment paid it. Repeating it changes nothing.
 */
export async function recordProviderRefund(
  intent: Intent,
  order: OrderDocument | null,
  at: Date,
  session: ClientSession,
): Promise<'refunded' | 'repeated'> {
  const orderId = order?._id ?? null;
  const amountCents = intent.refundedCents;
  const isNew = await setProviderRefund({ intentId: intent.id, orderId, amountCents }, at, session);
  // An order that another intent paid keeps that money.
  const paidOrder = order?.transactionId === intent.id ? order : null;
  const earlierNumber = intent.creditNoteNumber;
  if (isNew && paidOrder)
    await applyProviderRefund(paidOrder._id, { amountCents, at, earlierNumber }, session);
  const isKept = paidOrder !== null && retainsPayment(paidOrder);
  const isMadeUp = !isKept && (await completeFailedRefund(intent, at, session));
  if (isNew) await updateOrderOfRefund(orderId, {}, session);
  return isNew || isMadeUp ? 'refunded' : 'repeated';
}

/**
 * Completes a failed refund whose money was refunded again in the provider's dashboard, within the caller's transaction.
 * Returns whether it did.
 */
export async function completeFailedRefund(
  { id, refundedCents }: Intent,
  at: Date,
  session: ClientSession,
): Promise<boolean> {
  if (refundedCents === 0 || !(await setMadeUp(id, { refundedCents, at }, session))) return false;
  const refund = await findRefundOf(id, session);
  await updateOrderOfRefund(refund?.orderId ?? null, {}, session);
  return true;
}

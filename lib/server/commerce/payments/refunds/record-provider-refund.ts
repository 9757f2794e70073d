import 'server-only';
import type { ClientSession } from 'mongodb';
import { applyProviderRefund } from '@/lib/server/commerce/orders/lifecycle/mark-refunded';
import type { Intent } from '@/lib/server/commerce/payments/provider/intent';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { retainsPayment } from '@/lib/shared/orders/order-status';
import { completeFailed } from './failed-refunds.repository';
import { findRefundOf, setProviderRefund } from './refunds.repository';
import { updateOrderOfRefund } from './update-order-of-refund';

/**
 * Records what was refunded in the provider's dashboard, and applies it to the order if this payment paid it.
 * Idempotent.
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
  // An order paid by another intent is unaffected.
  const paidOrder = order?.transactionId === intent.id ? order : null;
  const earlierNumber = intent.creditNoteNumber;
  if (isNew && paidOrder)
    await applyProviderRefund(paidOrder._id, { amountCents, at, earlierNumber }, session);
  const isKept = paidOrder !== null && retainsPayment(paidOrder);
  const isCompleted = !isKept && (await completeFailedRefund(intent, at, session));
  if (isNew) await updateOrderOfRefund(orderId, {}, session);
  return isNew || isCompleted ? 'refunded' : 'repeated';
}

export async function completeFailedRefund(
  { id, refundedCents }: Intent,
  at: Date,
  session: ClientSession,
): Promise<boolean> {
  if (refundedCents === 0 || !(await completeFailed(id, { refundedCents, at }, session))) return false;
  const refund = await findRefundOf(id, session);
  await updateOrderOfRefund(refund?.orderId ?? null, {}, session);
  return true;
}

import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import { recordPaymentEvent } from '@/lib/server/commerce/payments/payment-events';
import { findRefundOf, findUnsentParts, settlePart, settleUnsent } from './refunds.repository';
import { updateOrderOfRefund } from './update-order-of-refund';

/** Returns the order that the refund of a payment belongs to, or null. */
export async function orderOfRefund(intentId: string, session: ClientSession): Promise<ObjectId | null> {
  return (await findRefundOf(intentId, session))?.orderId ?? null;
}

/**
 * Settles, within the caller's transaction, the refund of a payment whose buyer has got at least as much back, by
 * disputes the shop lost and what was refunded before: one that waits or has failed is never sent, which the provider would refuse anyway.
 */
export async function settleLost(
  { intentId, amountCents }: { intentId: string; amountCents: number },
  at: Date,
  session: ClientSession,
): Promise<void> {
  const refund = await settleUnsent(intentId, { amountCents, at }, session);
  if (!refund) return;
  const order = await updateOrderOfRefund(refund.orderId, {}, session);
  const settled = { actor: 'payment-provider', intentId, order, amountCents: refund.amountCents } as const;
  await recordPaymentEvent('refund.settled', settled, session);
}

/**
 * Settles, within the caller's transaction, refunds in part that were not sent, or came back, and for which disputes the shop
 * lost have left less than their amount: the buyer has that money.
 */
export async function settleLostParts(
  { intentId, leftCents }: { intentId: string; leftCents: number },
  at: Date,
  session: ClientSession,
): Promise<void> {
  for (const { _id, orderId, amountCents } of await findUnsentParts(intentId, session)) {
    if (amountCents <= leftCents || !(await settlePart(_id, at, session))) continue;
    const order = await updateOrderOfRefund(orderId, {}, session);
    const settled = { actor: 'payment-provider', intentId, order, amountCents } as const;
    await recordPaymentEvent('refund.settled', settled, session);
  }
}

import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import { recordPaymentEvent } from '@/lib/server/commerce/payments/payment-events';
import { findRefundOf, findUnsentParts, settlePart, settleUnsent } from './refunds.repository';
import { updateOrderOfRefund } from './update-order-of-refund';

export async function orderOfRefund(intentId: string, session: ClientSession): Promise<ObjectId | null> {
  return (await findRefundOf(intentId, session))?.orderId ?? null;
}

/**
 * Settles a waiting or failed refund whose money lost disputes and earlier refunds have returned: the provider would
 * reject it.
 */
export async function settleChargedBack(
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

/** Settles unsent or returned partial refunds that are above what lost disputes have left: the buyer has that money. */
export async function settleChargedBackParts(
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

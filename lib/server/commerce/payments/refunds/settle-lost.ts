import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import { recordRefundEvent } from './record-refund-event';
import { findRefundOf, settleUnsent } from './refunds.repository';
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
  await recordRefundEvent(
    {
      action: 'refund.settled',
      actor: 'payment-provider',
      intentId,
      order,
      after: { amountCents: refund.amountCents },
    },
    session,
  );
}

import 'server-only';
import type { ClientSession } from 'mongodb';
import { findOrderPaidBy } from '@/lib/server/commerce/orders/find-order';
import { lostCents } from '@/lib/server/commerce/payments/disputes/dispute.policy';
import { disputesOf, recordDispute } from '@/lib/server/commerce/payments/disputes/record-dispute';
import { applyPayment, type PaymentOutcome } from '@/lib/server/commerce/payments/intents/apply-payment';
import type { Intent } from '@/lib/server/commerce/payments/provider/intent';
import type { ProviderDispute } from '@/lib/server/commerce/payments/provider/provider-disputes';
import {
  orderOfRefund,
  settleLost,
  settleLostParts,
} from '@/lib/server/commerce/payments/refunds/settle-lost';

/**
 * Applies within the caller's transaction how a dispute stands: first the payment, of which the store may not have heard
 * either, then the dispute. Money that the buyer has back by a lost one is not refunded as well. Throws StaleIntentError.
 */
export async function applyDispute(
  dispute: ProviderDispute,
  intent: Intent,
  retrievedAt: Date,
  session: ClientSession,
): Promise<PaymentOutcome | 'disputed' | 'acknowledged'> {
  if (intent.status !== 'succeeded') return 'acknowledged';
  const payment = await applyPayment(intent, { by: 'system', at: retrievedAt }, session);
  if (payment === 'foreign') return payment;
  const paidOrder = await findOrderPaidBy(intent.id, session);
  const orderId = paidOrder?._id ?? (await orderOfRefund(intent.id, session));
  const outcome = await recordDispute(dispute, { orderId, retrievedAt }, session);
  if (outcome === 'repeated') return payment;
  if (dispute.state === 'lost') {
    const lost = lostCents(await disputesOf(intent.id, session));
    const settled = { intentId: intent.id, amountCents: lost + intent.refundedCents };
    await settleLost(settled, retrievedAt, session);
    const gone = lost + intent.refundedCents + intent.partRefundedCents;
    const leftCents = intent.receivedCents - gone;
    await settleLostParts({ intentId: intent.id, leftCents }, retrievedAt, session);
  }
  return outcome;
}

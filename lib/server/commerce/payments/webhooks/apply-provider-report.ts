import type { ClientSession } from 'mongodb';
import { findOrderPaidBy } from '@/lib/server/commerce/orders/find-order';
import { chargedBackCents } from '@/lib/server/commerce/payments/disputes/dispute.policy';
import { disputesOf, recordDispute } from '@/lib/server/commerce/payments/disputes/record-dispute';
import { applyPayment, type PaymentOutcome } from '@/lib/server/commerce/payments/intents/apply-payment';
import { takeBackReturned } from '@/lib/server/commerce/payments/intents/apply-to-receivables';
import type { ProviderDispute } from '@/lib/server/commerce/payments/provider/provider-disputes';
import type { Intent } from '@/lib/server/commerce/payments/provider/provider-intents';
import type { FailedRefund } from '@/lib/server/commerce/payments/provider/provider-refunds';
import { applyRefundFailure } from '@/lib/server/commerce/payments/refunds/apply-refund-failure';
import {
  orderOfRefund,
  settleChargedBack,
  settleChargedBackParts,
} from '@/lib/server/commerce/payments/refunds/record-refund';
import { findCardPayment } from '@/lib/server/commerce/receivables/money/find-company-payment';

/**
 * Applies the payment first, whose webhook may be lost too. Money returned by a lost dispute is not refunded as well.
 * Throws StaleIntentError.
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
  const ofCompany = await findCardPayment(intent.id, session);
  const orderId = paidOrder?._id ?? ofCompany?.orderId ?? (await orderOfRefund(intent.id, session));
  const outcome = await recordDispute(dispute, { orderId, retrievedAt }, session);
  if (outcome === 'repeated') return payment;
  if (dispute.state === 'lost' && ofCompany) await takeBackReturned(intent, ofCompany, retrievedAt, session);
  else if (dispute.state === 'lost') {
    const lost = chargedBackCents(await disputesOf(intent.id, session));
    const settled = { intentId: intent.id, amountCents: lost + intent.refundedCents };
    await settleChargedBack(settled, retrievedAt, session);
    const returnedCents = lost + intent.refundedCents + intent.partRefundedCents;
    const leftCents = intent.receivedCents - returnedCents;
    await settleChargedBackParts({ intentId: intent.id, leftCents }, retrievedAt, session);
  }
  return outcome;
}

/** Applies the payment first, whose webhook may be lost too. Throws StaleIntentError. */
export async function applyFailedRefund(
  failed: FailedRefund,
  intent: Intent,
  retrievedAt: Date,
  session: ClientSession,
): Promise<PaymentOutcome | 'refund-failed' | 'acknowledged'> {
  const payment = await applyPayment(intent, { by: 'system', at: retrievedAt }, session);
  if (payment === 'foreign') return payment;
  const outcome = await applyRefundFailure(failed, intent, retrievedAt, session);
  return outcome === 'acknowledged' ? payment : outcome;
}

import 'server-only';
import type { ClientSession } from 'mongodb';
import { applyPayment, type PaymentOutcome } from '@/lib/server/commerce/payments/intents/apply-payment';
import type { Intent } from '@/lib/server/commerce/payments/provider/intent';
import type { FailedRefund } from '@/lib/server/commerce/payments/provider/provider-refunds';
import { applyRefundFailure } from '@/lib/server/commerce/payments/refunds/apply-refund-failure';

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

import 'server-only';
import { inPaymentTransaction } from '@/lib/server/commerce/payments/in-payment-transaction';
import type { Intent } from '@/lib/server/commerce/payments/provider/intent';
import { applyPayment, type PaymentOptions, type PaymentOutcome } from './apply-payment';
import { runEffects } from './run-effects';

export async function applyPaymentNow(intent: Intent, options: PaymentOptions): Promise<PaymentOutcome> {
  const outcome = await inPaymentTransaction((session) => applyPayment(intent, options, session));
  await runEffects(outcome, intent.id);
  return outcome;
}

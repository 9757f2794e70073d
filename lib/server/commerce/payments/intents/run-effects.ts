import 'server-only';
import { sendRefunds } from '@/lib/server/commerce/payments/refunds/send-refunds';
import { tellProvider } from '@/lib/server/commerce/payments/tell-provider';
import type { PaymentOutcome } from './apply-payment';

/** Does at the provider what a committed outcome calls for: sends refunds, and notes the numbers of invoices. */
export async function runEffects(
  outcome: PaymentOutcome | 'refund-failed' | 'disputed',
  intentId: string,
): Promise<void> {
  if (outcome === 'refund-due') await sendRefunds();
  // Nobody waits for it.
  if (outcome === 'paid' || outcome === 'refunded') void tellProvider(intentId);
}

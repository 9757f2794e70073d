import 'server-only';
import { sendRefunds } from '@/lib/server/commerce/payments/refunds/send-refunds';
import { syncIntentMetadata } from '@/lib/server/commerce/payments/sync-intent-metadata';
import type { PaymentOutcome } from './apply-payment';

/** Calls the provider for what a committed outcome requires: refunds, and the numbers of documents. */
export async function runEffects(
  outcome: PaymentOutcome | 'refund-failed' | 'disputed',
  intentId: string,
): Promise<void> {
  if (outcome === 'refund-due') await sendRefunds();
  // Not awaited: it is best effort.
  if (outcome === 'paid' || outcome === 'refunded') void syncIntentMetadata(intentId);
}

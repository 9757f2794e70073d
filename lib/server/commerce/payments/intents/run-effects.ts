import 'server-only';
import { refreshTool } from '@/lib/server/commerce/catalogue/refresh-tools';
import { findOrderPaidBy } from '@/lib/server/commerce/orders/find-order';
import { toolIdsOf } from '@/lib/server/commerce/orders/order-lines';
import { sendRefunds } from '@/lib/server/commerce/payments/refunds/send-refunds';
import { tellProvider } from '@/lib/server/commerce/payments/tell-provider';
import { kickOutbox } from '@/lib/server/platform/mail/outbox';
import type { PaymentOutcome } from './apply-payment';

/** What a mail is written about. */
const MAILED: ReadonlySet<string> = new Set(['paid', 'refunded', 'refund-failed', 'disputed']);

/** Does outside the database what a committed outcome calls for: sends mails and refunds, refreshes tools' pages. */
export async function runEffects(
  outcome: PaymentOutcome | 'refund-failed' | 'disputed',
  intentId: string,
): Promise<void> {
  if (MAILED.has(outcome)) kickOutbox();
  if (outcome === 'refund-due') await sendRefunds();
  // Nobody waits for it.
  if (outcome === 'paid' || outcome === 'refunded') void tellProvider(intentId);
  // A dispute is applied after its payment, which may have been refunded meanwhile.
  if (outcome !== 'refunded' && outcome !== 'disputed') return;
  const order = await findOrderPaidBy(intentId);
  if (order) refreshTool(...toolIdsOf(order));
}

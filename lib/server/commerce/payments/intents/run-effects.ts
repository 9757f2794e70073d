import 'server-only';
import { refreshTool } from '@/lib/server/commerce/catalogue/refresh-tools';
import { findOrderPaidBy } from '@/lib/server/commerce/orders/find-order';
import { sendRefunds } from '@/lib/server/commerce/payments/refunds/send-refunds';
import { kickOutbox } from '@/lib/server/platform/mail/outbox';
import type { PaymentOutcome } from './apply-payment';

/** Does outside the database what a committed outcome calls for: sends mails and refunds, refreshes a tool's pages. */
export async function runEffects(outcome: PaymentOutcome | 'refund-failed', intentId: string): Promise<void> {
  if (outcome === 'paid' || outcome === 'refunded' || outcome === 'refund-failed') kickOutbox();
  if (outcome === 'refund-due') await sendRefunds();
  if (outcome !== 'refunded') return;
  const order = await findOrderPaidBy(intentId);
  if (order) refreshTool(order.toolId);
}

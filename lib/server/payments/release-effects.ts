import 'server-only';
import { kickOutbox } from '@/lib/server/mail/outbox';
import { findOrderPaidBy } from '@/lib/server/orders/order-payment';
import { refreshTool } from '@/lib/server/tools/refresh-tools';
import { sendRefunds } from './send-refunds';
import type { Settlement } from './settle-payment';

/** Lets out what a settlement brought about, once it is committed: mails, refunds, a tool's units that are for sale again. */
export async function releaseEffects(
  settlement: Settlement | 'refund-failed',
  intentId: string,
): Promise<void> {
  if (settlement === 'paid' || settlement === 'returned' || settlement === 'refund-failed') kickOutbox();
  if (settlement === 'refund') await sendRefunds();
  if (settlement !== 'returned') return;
  const order = await findOrderPaidBy(intentId);
  if (order) refreshTool(order.toolId);
}

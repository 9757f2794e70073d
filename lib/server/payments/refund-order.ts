import 'server-only';
import type { Actor } from '@/lib/server/auth/actor';
import { inTransaction } from '@/lib/server/db/transaction';
import { parseObjectId } from '@/lib/server/identifiers/object-id';
import { kickOutbox } from '@/lib/server/mail/outbox';
import { giveBackOrder } from '@/lib/server/orders/give-back-order';
import { findPayableOrder } from '@/lib/server/orders/order-payment';
import { mayManageOrders } from '@/lib/server/orders/orders.policy';
import { refreshTool } from '@/lib/server/tools/refresh-tools';
import { AppError } from '@/lib/shared/errors';
import { REFUSAL } from '@/lib/shared/messages';
import { markFailedRefunds } from './note-refund-failure';
import { completeRefund, insertRefund } from './refunds.repository';
import { sendRefunds } from './send-refunds';

/**
 * Refunds a paid order in full before it ships, for admins: state, units back on the shelf and the note of the refund in
 * one transaction, then the money, again and again until the provider took it. One that is refunded already stays as it
 * is (`modifiedCount` 0). Throws `forbidden`, `not-found`, `wrong-order-state`.
 */
export async function refundOrder(
  actor: Actor,
  id: string,
  now: Date = new Date(),
): Promise<{ modifiedCount: number }> {
  if (!mayManageOrders(actor)) throw new AppError('forbidden');
  const orderId = parseObjectId(id);
  if (!(await findPayableOrder(orderId))) throw new AppError('not-found');
  const refunded = await inTransaction(async (session) => {
    const entry = { state: 'refunded', at: now, by: 'admin', actorId: actor.userId } as const;
    const order = await giveBackOrder(orderId, entry, session);
    if (!order?.transactionId) return order;
    const { transactionId, orderValueCents: amountCents } = order;
    const refund = { orderId, amountCents, reason: 'admin', dueAt: now, createdAt: now } as const;
    const isNoted = await insertRefund(transactionId, refund, session);
    // A part went back at the provider before: the rest goes now.
    if (!isNoted) await completeRefund(transactionId, refund, session);
    if (!isNoted) await markFailedRefunds(orderId, session);
    return order;
  });
  if (refunded) {
    kickOutbox();
    refreshTool(refunded.toolId);
    await sendRefunds();
    return { modifiedCount: 1 };
  }
  const current = await findPayableOrder(orderId);
  if (current?.state === 'refunded') return { modifiedCount: 0 };
  throw new AppError('wrong-order-state', {
    detail: REFUSAL.refundUnshippedOnly,
  });
}

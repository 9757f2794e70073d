import type { ClientSession } from 'mongodb';
import { requireOrder } from '@/lib/server/commerce/orders/find-order';
import { markRefunded } from '@/lib/server/commerce/orders/lifecycle/mark-refunded';
import { remainingCents } from '@/lib/server/commerce/orders/order-lines';
import { isFullyChargedBack, isRefundable } from '@/lib/server/commerce/payments/disputes/dispute.policy';
import { disputesOf } from '@/lib/server/commerce/payments/disputes/record-dispute';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { AppError } from '@/lib/shared/messages/errors';
import { isRefunded } from '@/lib/shared/orders/order-status';
import { settleChargedBack, updateOrderOfRefund } from './record-refund';
import { extendProviderRefund, insertRefund } from './refunds.repository';
import { sendRefunds } from './send-refunds';

async function addRefundOf(order: OrderDocument, now: Date, session: ClientSession): Promise<void> {
  const { _id: orderId, transactionId: intentId } = order;
  const amountCents = remainingCents(order);
  if (!intentId) return;
  const disputes = await disputesOf(intentId, session);
  const isChargedBack = isFullyChargedBack(disputes, {
    amountCents,
    returnedCents: order.returned?.amountCents ?? 0,
  });
  if (!isChargedBack && !isRefundable(disputes)) {
    throw new AppError('conflict', { reason: { code: 'refund-disputed' } });
  }
  const isRest = order.partRefundedCents === undefined ? {} : ({ isRest: true } as const);
  const refund = {
    intentId,
    orderId,
    amountCents,
    reason: 'admin',
    dueAt: now,
    createdAt: now,
    ...isRest,
  } as const;
  if (!(await insertRefund(refund, session))) {
    await extendProviderRefund(refund, session);
    await updateOrderOfRefund(orderId, {}, session);
  }
  if (isChargedBack) await settleChargedBack({ intentId, amountCents }, now, session);
}

/**
 * Refunds a paid order before it ships, or what partial refunds have left of it (product §4.8): state, units and
 * record in one transaction, then the money, unless a lost dispute has returned it. A refunded order is left
 * unchanged (`modifiedCount` 0). Throws `forbidden`, `not-found`, `wrong-order-state`, and `conflict` while the
 * payment is disputed.
 */
export async function refundOrder(
  actor: Actor,
  id: string,
  now: Date = new Date(),
): Promise<{ modifiedCount: number }> {
  requirePermission(actor, 'manage-orders');
  const { _id: orderId } = await requireOrder(id);
  const refunded = await inTransaction(async (session) => {
    const entry = { state: 'refunded', at: now, by: 'admin', actorId: actor.userId } as const;
    const order = await markRefunded(orderId, entry, session);
    if (order) await addRefundOf(order, now, session);
    return order;
  });
  if (refunded) {
    await sendRefunds();
    return { modifiedCount: 1 };
  }
  if (isRefunded(await requireOrder(id))) return { modifiedCount: 0 };
  throw new AppError('wrong-order-state', { reason: { code: 'refund-unshipped-only' } });
}

import type { ClientSession } from 'mongodb';
import { returnToBudget } from '@/lib/server/commerce/companies/budgets/charge-budget';
import { releaseCredit } from '@/lib/server/commerce/receivables/reserve-credit';
import { releaseUnits } from '@/lib/server/commerce/tools/stock/move-units';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import type { OrderDocument, TimelineEntry } from '@/lib/server/platform/db/documents/orders';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { AppError } from '@/lib/shared/messages/errors';
import { openLines } from '@/lib/shared/orders/line-units';
import { isCancelled } from '@/lib/shared/orders/order-status';
import { requireOrder } from '../find-order';
import { recordOrderEvent } from '../order-events';
import { isOwnOrCompanys } from '../orders.policy';
import { moveOrder } from '../orders.repository';

async function cancelAs(
  by: 'buyer' | 'admin',
  actor: Pick<Actor, 'userId'>,
  order: OrderDocument,
  now: Date,
): Promise<void> {
  const entry = { state: 'cancelled', at: now, by, actorId: actor.userId } as const;
  const cancelled = await inTransaction((session) => releaseOrder(order._id, entry, session));
  if (!cancelled) throw new AppError('wrong-order-state', { reason: { code: 'cancel-unpaid-only' } });
}

/**
 * Cancels the actor's own order while it is unpaid or on account, or one of the company whose approver they are, and releases its
 * units and credit. Voiding the payment intent is up to the payments domain. Throws `not-found`, `forbidden`, `wrong-order-state`.
 */
export async function cancelOrder(
  actor: Pick<Actor, 'userId'> & Partial<Pick<Actor, 'company' | 'leftCompanyIds'>>,
  id: string,
  now: Date = new Date(),
): Promise<{ deletedCount: number }> {
  const order = await requireOrder(id);
  if (!isOwnOrCompanys(actor, order)) throw new AppError('forbidden');
  await cancelAs('buyer', actor, order, now);
  return { deletedCount: 1 };
}

export async function cancelAnyOrder(
  actor: Actor,
  id: string,
  now: Date = new Date(),
): Promise<{ deletedCount: number }> {
  requirePermission(actor, 'manage-orders');
  await cancelAs('admin', actor, await requireOrder(id), now);
  return { deletedCount: 1 };
}

type Entry = TimelineEntry & { state: 'cancelled' | 'expired' };

/**
 * Cancels or expires an unpaid order, or cancels one on account: state, timeline, units, credit, ledgers, audit, mail. Returns
 * null, changing nothing, if it is neither. Voiding the intent is up to the payments domain.
 */
export async function releaseOrder(
  id: OrderDocument['_id'],
  entry: Entry,
  session: ClientSession,
): Promise<OrderDocument | null> {
  const moved = await moveOrder({ id, entry }, session);
  if (!moved) return null;
  const { order, from, at } = moved;
  const reason = isCancelled(entry) ? 'order-cancelled' : 'order-expired';
  await releaseUnits(
    {
      lines: openLines(order),
      orderId: order._id,
      orderNumber: order.number,
      reason,
      at,
      ...(entry.actorId ? { actorId: entry.actorId } : {}),
    },
    session,
  );
  if (order.payBy === 'account') await releaseCredit(order, { at, actorId: entry.actorId }, session);
  await returnToBudget(order, { reason, at, actorId: entry.actorId }, session);
  const event = isCancelled(entry) ? 'order.cancelled' : 'order.expired';
  await recordOrderEvent(event, { order, from, entry }, session);
  return order;
}

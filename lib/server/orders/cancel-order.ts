import 'server-only';
import type { Actor } from '@/lib/server/auth/actor';
import type { OrderDocument } from '@/lib/server/db/documents/orders';
import { inTransaction } from '@/lib/server/db/transaction';
import { kickOutbox } from '@/lib/server/mail/outbox';
import { refreshTool } from '@/lib/server/tools/refresh-tools';
import { AppError } from '@/lib/shared/errors';
import { REFUSAL } from '@/lib/shared/messages';
import { dropOrder } from './drop-order';
import { requireOrder } from './find-order';
import { isBuyer, mayManageOrders } from './orders.policy';

async function cancelAs(by: 'buyer' | 'admin', actor: Actor, order: OrderDocument, now: Date): Promise<void> {
  const entry = { state: 'cancelled', at: now, by, actorId: actor.userId } as const;
  const cancelled = await inTransaction((session) => dropOrder(order._id, entry, session));
  if (!cancelled) throw new AppError('wrong-order-state', { detail: REFUSAL.cancelUnpaidOnly });
  kickOutbox();
  refreshTool(order.toolId);
}

/**
 * Cancels the actor's own unpaid order; its units go back on the shelf. The order stays readable, as cancelled. Its
 * payment intent is for the payments domain to void. Throws `not-found`, `forbidden`, `wrong-order-state`.
 */
export async function cancelOrder(
  actor: Actor,
  id: string,
  now: Date = new Date(),
): Promise<{ deletedCount: number }> {
  const order = await requireOrder(id);
  if (!isBuyer(actor, order)) throw new AppError('forbidden');
  await cancelAs('buyer', actor, order, now);
  return { deletedCount: 1 };
}

/** The same for anyone's unpaid order, by an admin (spec §6). */
export async function cancelAnyOrder(
  actor: Actor,
  id: string,
  now: Date = new Date(),
): Promise<{ deletedCount: number }> {
  if (!mayManageOrders(actor)) throw new AppError('forbidden');
  await cancelAs('admin', actor, await requireOrder(id), now);
  return { deletedCount: 1 };
}

import 'server-only';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { AppError } from '@/lib/shared/messages/errors';
import { requireOrder } from '../find-order';
import { isOwnOrCompanys } from '../orders.policy';
import { releaseOrder } from './release-order';

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

import 'server-only';
import { shipUnits } from '@/lib/server/commerce/catalogue/stock/release-units';
import { type Caller, callerId } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { AppError } from '@/lib/shared/messages/errors';
import { hasShipped } from '@/lib/shared/orders/order-status';
import { requireOrder } from '../find-order';
import { recordOrderEvent } from '../order-events';
import { moveOrder } from '../order-moves.repository';
import { remainingUnits } from '../refunded-units';

/**
 * Marks a paid order as shipped; a shipped one is left unchanged (`modifiedCount` 0). Throws `forbidden`,
 * `not-found`, and `wrong-order-state` for an order that is not paid or has no units left to ship.
 */
export async function shipOrder(
  actor: Caller,
  id: string,
  now: Date = new Date(),
): Promise<{ modifiedCount: number }> {
  requirePermission(actor, 'manage-orders');
  const order = await requireOrder(id);
  const shipped = await inTransaction(async (session) => {
    const entry = { state: 'shipped', at: now, by: 'admin', actorId: callerId(actor) } as const;
    const moved = await moveOrder({ id: order._id, entry }, session);
    if (!moved) return null;
    const { order: sent, from, at } = moved;
    const lines = remainingUnits(sent);
    if (lines.length === 0)
      throw new AppError('wrong-order-state', { reason: { code: 'ship-all-refunded' } });
    await shipUnits(
      {
        lines,
        orderId: sent._id,
        orderNumber: sent.number,
        reason: 'order-shipped',
        actorId: callerId(actor),
        at,
      },
      session,
    );
    await recordOrderEvent('order.shipped', { order: sent, from, entry, actor }, session);
    return sent;
  });
  if (shipped) return { modifiedCount: 1 };
  const current = await requireOrder(id);
  if (hasShipped(current)) return { modifiedCount: 0 };
  throw new AppError('wrong-order-state', { reason: { code: 'ship-paid-only' } });
}

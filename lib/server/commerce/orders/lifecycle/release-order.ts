import 'server-only';
import type { ClientSession } from 'mongodb';
import { returnToBudget } from '@/lib/server/commerce/companies/budgets/return-to-budget';
import { releaseCredit } from '@/lib/server/commerce/receivables/release-credit';
import { releaseUnits } from '@/lib/server/commerce/tools/stock/move-units';
import type { OrderDocument, TimelineEntry } from '@/lib/server/platform/db/documents/orders';
import { isCancelled } from '@/lib/shared/orders/order-status';
import { recordOrderEvent } from '../order-events';
import { unitsOf } from '../order-lines';
import { moveOrder } from '../order-moves.repository';

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
      lines: unitsOf(order),
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

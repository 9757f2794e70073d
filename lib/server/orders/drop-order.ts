import 'server-only';
import type { ClientSession } from 'mongodb';
import type { OrderDocument, TimelineEntry } from '@/lib/server/db/documents/orders';
import { enqueueMail } from '@/lib/server/mail/outbox';
import { releaseUnits } from '@/lib/server/tools/release-units';
import { orderCancelledMail } from './mails/order-cancelled-mail';
import { orderExpiredMail } from './mails/order-expired-mail';
import { moveOrder } from './orders.repository';
import { recordOrderEvent } from './record-order-event';

type Drop = TimelineEntry & { state: 'cancelled' | 'expired' };

/**
 * Gives up an unpaid order within the caller's transaction: state, timeline, units back on the shelf with their ledger
 * line, audit entry, mail. Null, changing nothing, if the order is not unpaid any more.
 */
export async function dropOrder(
  id: OrderDocument['_id'],
  drop: Drop,
  session: ClientSession,
): Promise<OrderDocument | null> {
  // Its payment intent, if it has one, is to be voided at the next look instead of the next regular one.
  const set = { intentNextCheckAt: drop.at };
  const moved = await moveOrder({ id, from: 'unpaid', entry: drop, stamp: 'endedAt', set }, session);
  if (!moved) return null;
  const { order, at } = moved;
  await releaseUnits(
    {
      toolId: order.toolId,
      units: order.orderQuantity,
      orderId: order._id,
      orderNumber: order.number,
      reason: drop.state === 'cancelled' ? 'order-cancelled' : 'order-expired',
      at,
      ...(drop.actorId ? { actorId: drop.actorId } : {}),
    },
    session,
  );
  await recordOrderEvent(order, 'unpaid', drop, session);
  const mail = drop.state === 'cancelled' ? orderCancelledMail(order, drop.by) : orderExpiredMail(order);
  await enqueueMail(mail, session);
  return order;
}

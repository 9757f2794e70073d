import 'server-only';
import type { ClientSession } from 'mongodb';
import type { OrderDocument, TimelineEntry } from '@/lib/server/db/collections';
import { enqueueMail } from '@/lib/server/mail/outbox';
import { releaseUnits } from '@/lib/server/tools/release-units';
import { orderRefundedMail } from './mails/order-refunded-mail';
import { moveOrder } from './orders.repository';

type Refund = TimelineEntry & { state: 'refunded' };

/**
 * Takes a paid order that was not shipped back within the caller's transaction: state, timeline, units back on the shelf
 * with their ledger line, mail. Null, changing nothing, if the order is not paid or has left already. The money is for
 * the payments domain to send back.
 */
export async function giveBackOrder(
  id: OrderDocument['_id'],
  refund: Refund,
  session: ClientSession,
): Promise<OrderDocument | null> {
  const order = await moveOrder({ id, from: 'paid', entry: refund, set: { endedAt: refund.at } }, session);
  if (!order) return null;
  await releaseUnits(
    {
      toolId: order.toolId,
      units: order.orderQuantity,
      orderId: order._id,
      reason: 'order-refunded',
      at: refund.at,
      ...(refund.actorId ? { actorId: refund.actorId } : {}),
    },
    session,
  );
  await enqueueMail(orderRefundedMail(order), session);
  return order;
}

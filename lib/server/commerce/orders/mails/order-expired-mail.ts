import 'server-only';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { Mail } from '@/lib/server/platform/mail/outbox';
import { ROUTES } from '@/lib/shared/site/routes';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { orderMail } from './order-mail';

/** Tells the buyer that the reservation is over because the order was not paid in time. */
export function orderExpiredMail(order: OrderDocument): Mail {
  const words = textsFor(order.language).orderMails.expired;
  const [line, ...more] = order.lines;
  const isSingle = line !== undefined && more.length === 0;
  // "Order again" of several tools begins at the order, which lists them.
  const path = isSingle
    ? ROUTES.purchase(line.toolId.toHexString())
    : ROUTES.myOrder(order._id.toHexString());
  return orderMail(order, { step: 'expired', words, path });
}

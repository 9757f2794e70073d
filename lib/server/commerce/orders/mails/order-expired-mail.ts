import 'server-only';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { Mail } from '@/lib/server/platform/mail/outbox';
import { ROUTES } from '@/lib/shared/site/routes';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { orderMail } from './order-mail';

export function orderExpiredMail(order: OrderDocument): Mail {
  const words = textsFor(order.language).orderMails.expired;
  const [line, ...more] = order.lines;
  const isSingle = line !== undefined && more.length === 0;
  // Reordering several tools starts at the page of the order, which lists them.
  const path = isSingle
    ? ROUTES.purchase(line.toolId.toHexString())
    : ROUTES.myOrder(order._id.toHexString());
  return orderMail(order, { step: 'expired', words, path });
}

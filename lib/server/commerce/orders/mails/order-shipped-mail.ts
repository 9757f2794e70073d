import 'server-only';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { Mail } from '@/lib/server/platform/mail/outbox';
import { ROUTES } from '@/lib/shared/site/routes';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { orderMail } from './order-mail';

export function orderShippedMail(order: OrderDocument): Mail {
  const words = textsFor(order.language).orderMails.shipped;
  return orderMail(order, { step: 'shipped', words, path: ROUTES.myOrder(order._id.toHexString()) });
}

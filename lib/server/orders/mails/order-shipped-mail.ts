import 'server-only';
import type { OrderDocument } from '@/lib/server/db/documents/orders';
import type { Mail } from '@/lib/server/mail/outbox';
import { ROUTES } from '@/lib/shared/routes';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { languageOfOrder } from '../order-language';
import { orderMail } from './order-mail';

/** Tells the buyer that the order is on its way. */
export function orderShippedMail(order: OrderDocument): Mail {
  const words = textsFor(languageOfOrder(order)).orderMails.shipped;
  return orderMail(order, { step: 'shipped', words, path: ROUTES.myOrder(order._id.toHexString()) });
}

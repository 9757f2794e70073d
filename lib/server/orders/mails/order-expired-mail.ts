import 'server-only';
import type { OrderDocument } from '@/lib/server/db/documents/orders';
import type { Mail } from '@/lib/server/mail/outbox';
import { ROUTES } from '@/lib/shared/routes';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { languageOfOrder } from '../order-language';
import { orderMail } from './order-mail';

/** Tells the buyer that the reservation is over because the order was not paid in time. */
export function orderExpiredMail(order: OrderDocument): Mail {
  const words = textsFor(languageOfOrder(order)).orderMails.expired;
  return orderMail(order, { step: 'expired', words, path: ROUTES.purchase(order.toolId.toHexString()) });
}

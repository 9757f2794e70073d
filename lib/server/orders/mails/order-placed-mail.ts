import 'server-only';
import type { OrderDocument } from '@/lib/server/db/documents/orders';
import type { Mail } from '@/lib/server/mail/outbox';
import { formatLongMoment } from '@/lib/shared/dates';
import { ROUTES } from '@/lib/shared/routes';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { languageOfOrder } from '../order-language';
import { orderMail } from './order-mail';

/** Tells the buyer that the units are reserved, until when, and where to pay. */
export function orderPlacedMail(order: OrderDocument): Mail {
  const language = languageOfOrder(order);
  return orderMail(order, {
    step: 'placed',
    words: textsFor(language).orderMails.placed,
    values: { until: formatLongMoment(order.expiresAt, language) },
    path: ROUTES.payment(order._id.toHexString()),
  });
}

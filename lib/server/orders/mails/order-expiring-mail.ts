import 'server-only';
import type { OrderDocument } from '@/lib/server/db/documents/orders';
import type { Mail } from '@/lib/server/mail/outbox';
import { formatMoment } from '@/lib/shared/dates';
import { ROUTES } from '@/lib/shared/routes';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { languageOfOrder } from '../order-language';
import { orderMail } from './order-mail';

/** Reminds the buyer, once, that an unpaid order is released soon, and when. */
export function orderExpiringMail(order: OrderDocument): Mail {
  const language = languageOfOrder(order);
  return orderMail(order, {
    step: 'expiring',
    words: textsFor(language).orderMails.expiring,
    values: { until: formatMoment(order.expiresAt.toISOString(), language) },
    path: ROUTES.payment(order._id.toHexString()),
  });
}

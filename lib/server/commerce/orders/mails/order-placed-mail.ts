import 'server-only';
import { env } from '@/lib/server/platform/config/env';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { Mail } from '@/lib/server/platform/mail/outbox';
import { formatLongMoment } from '@/lib/shared/dates/dates';
import { ROUTES } from '@/lib/shared/site/routes';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { orderMail } from './order-mail';
import { shipFacts } from './ship-facts';

export function orderPlacedMail(order: OrderDocument): Mail {
  const { language } = order;
  return orderMail(order, {
    step: 'placed',
    words: textsFor(language).orderMails.placed,
    values: { until: formatLongMoment(order.expiresAt, language, env().STORE_TIME_ZONE) },
    facts: shipFacts(order),
    path: ROUTES.payment(order._id.toHexString()),
  });
}

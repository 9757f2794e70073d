import 'server-only';
import { env } from '@/lib/server/platform/config/env';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { Mail } from '@/lib/server/platform/mail/outbox';
import { formatLongDay } from '@/lib/shared/dates/dates';
import { ROUTES } from '@/lib/shared/site/routes';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { orderMail } from './order-mail';
import { shipFacts } from './ship-facts';

export function orderPaidMail(order: OrderDocument): Mail {
  const { language } = order;
  const { paid, facts } = textsFor(language).orderMails;
  return orderMail(order, {
    step: 'paid',
    words: paid,
    facts: [
      ...shipFacts(order),
      ...(order.paidAt
        ? [[facts.paidOn, formatLongDay(order.paidAt, language, env().STORE_TIME_ZONE)] as const]
        : []),
      [facts.invoice, order.invoiceNumber ?? ''],
      [facts.transaction, order.transactionId ?? ''],
    ],
    path: ROUTES.myOrder(order._id.toHexString()),
  });
}

import 'server-only';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { Mail } from '@/lib/server/platform/mail/outbox';
import { formatCents } from '@/lib/shared/numbers/money';
import { ROUTES } from '@/lib/shared/site/routes';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { orderMail } from './order-mail';

/** `amountCents` is being refunded or was returned by a dispute. */
export function orderRefundedMail(order: OrderDocument, amountCents: number): Mail {
  const { language } = order;
  const { refunded, chargedBack, facts } = textsFor(language).orderMails;
  return orderMail(order, {
    step: 'refunded',
    words: order.chargedBack ? chargedBack : refunded,
    values: { amount: formatCents(amountCents, language) },
    facts: [
      [facts.transaction, order.transactionId ?? ''],
      ...(order.creditNoteNumber ? [[facts.creditNote, order.creditNoteNumber] as const] : []),
    ],
    path: ROUTES.myOrder(order._id.toHexString()),
  });
}

import 'server-only';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import type { Mail } from '@/lib/server/platform/mail/outbox';
import { languageOf } from '@/lib/shared/languages';
import { ROUTES } from '@/lib/shared/routes';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { orderMail } from './order-mail';

/** Tells the buyer that the order will not ship and its money is on the way back, or has come back by a dispute. */
export function orderRefundedMail(order: OrderDocument): Mail {
  const { refunded, chargedBack, facts } = textsFor(languageOf(order.language)).orderMails;
  return orderMail(order, {
    step: 'refunded',
    words: order.chargedBack ? chargedBack : refunded,
    facts: [
      [facts.transaction, order.transactionId ?? ''],
      ...(order.creditNoteNumber ? [[facts.creditNote, order.creditNoteNumber] as const] : []),
    ],
    path: ROUTES.myOrder(order._id.toHexString()),
  });
}

import 'server-only';
import type { OrderDocument, PartRefund } from '@/lib/server/platform/db/documents/orders';
import type { Mail } from '@/lib/server/platform/mail/outbox';
import { formatCents } from '@/lib/shared/numbers/money';
import { ROUTES } from '@/lib/shared/site/routes';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { orderMail } from './order-mail';

export function partRefundedMail(order: OrderDocument, refund: PartRefund): Mail {
  const { language } = order;
  const { partRefunded, facts } = textsFor(language).orderMails;
  const amount = formatCents(refund.amountCents, language);
  const lines = refund.lines.flatMap(({ toolId, quantity }) => {
    const line = order.lines.find((ordered) => ordered.toolId.equals(toolId));
    return line ? [{ ...line, quantity }] : [];
  });
  return orderMail(order, {
    step: `refunded-${refund.part}`,
    words: partRefunded,
    // Two refunds of the same amount: subjects that differ give each its own mail thread.
    values: { amount, note: refund.creditNoteNumber ?? String(refund.part) },
    lines,
    facts: [
      [facts.refunded, amount],
      ...(refund.reason ? [[facts.refundReason, refund.reason] as const] : []),
      [facts.transaction, order.transactionId ?? ''],
      ...(refund.creditNoteNumber ? [[facts.creditNote, refund.creditNoteNumber] as const] : []),
    ],
    path: ROUTES.myOrder(order._id.toHexString()),
  });
}

import 'server-only';
import { env } from '@/lib/server/platform/config/env';
import type { ReceivableDocument } from '@/lib/server/platform/db/documents/company-accounts';
import type { OrderDocument, PartRefund, TimelineEntry } from '@/lib/server/platform/db/documents/orders';
import type { Mail } from '@/lib/server/platform/mail/outbox';
import { nameForStrangers } from '@/lib/server/platform/mail/templates/name-for-strangers';
import { COMPANY_ROUTES } from '@/lib/shared/companies/company-routes';
import { formatLongMoment } from '@/lib/shared/dates/dates';
import { dayOf } from '@/lib/shared/dates/zoned-days';
import { formatCents } from '@/lib/shared/numbers/money';
import { isOnAccount } from '@/lib/shared/orders/order-status';
import { wholeShipDay } from '@/lib/shared/shipments/ship-day-text';
import { ROUTES } from '@/lib/shared/site/routes';
import { companyMailsIn, orderMailsIn } from '@/lib/shared/texts/mail-texts';
import { composeOrderMail } from './compose-order-mail';
import { invoiceFacts, shipFacts } from './order-facts';

function heldUntil({ expiresAt, language }: OrderDocument): { until: string } {
  return { until: expiresAt ? formatLongMoment(expiresAt, language, env().STORE_TIME_ZONE) : '' };
}

export function orderPlacedMail(order: OrderDocument): Mail {
  const { placed, placedOnAccount } = orderMailsIn(order.language);
  const id = order._id.toHexString();
  if (isOnAccount(order)) {
    return composeOrderMail(order, {
      step: 'placed',
      words: placedOnAccount,
      facts: shipFacts(order),
      path: ROUTES.myOrder(id),
    });
  }
  return composeOrderMail(order, {
    step: 'placed',
    words: placed,
    values: heldUntil(order),
    facts: shipFacts(order),
    path: ROUTES.payment(id),
  });
}

export function orderExpiringMail(order: OrderDocument): Mail {
  const { language } = order;
  return composeOrderMail(order, {
    step: 'expiring',
    words: orderMailsIn(language).expiring,
    values: heldUntil(order),
    facts: shipFacts(order),
    path: ROUTES.payment(order._id.toHexString()),
  });
}

export function orderExpiredMail(order: OrderDocument): Mail {
  const words = orderMailsIn(order.language).expired;
  const [line, ...more] = order.lines;
  const isSingle = line !== undefined && more.length === 0;
  // Reordering several tools starts at the page of the order, which lists them.
  const path = isSingle
    ? ROUTES.purchase(line.toolId.toHexString())
    : ROUTES.myOrder(order._id.toHexString());
  return composeOrderMail(order, { step: 'expired', words, path });
}

export function orderPaidMail(order: OrderDocument): Mail {
  const { language } = order;
  const { paid, facts } = orderMailsIn(language);
  return composeOrderMail(order, {
    step: 'paid',
    words: paid,
    facts: [
      ...shipFacts(order),
      ...(order.paidAt
        ? [[facts.paidOn, wholeShipDay(dayOf(order.paidAt, env().STORE_TIME_ZONE), language)] as const]
        : []),
      [facts.invoice, order.invoiceNumber ?? ''],
      [facts.transaction, order.transactionId ?? ''],
    ],
    path: ROUTES.myOrder(order._id.toHexString()),
  });
}

/** `receivable` where it shipped on account. */
export function orderShippedMail(order: OrderDocument, receivable?: ReceivableDocument): Mail {
  const { shipped, shippedOnAccount } = orderMailsIn(order.language);
  const path = ROUTES.myOrder(order._id.toHexString());
  if (!receivable) return composeOrderMail(order, { step: 'shipped', words: shipped, path });
  return composeOrderMail(order, {
    step: 'shipped',
    words: shippedOnAccount,
    facts: invoiceFacts(order.language, receivable),
    path,
  });
}

/** For the company's accounting, who may have no account here. */
export function invoiceMail(order: OrderDocument, receivable: ReceivableDocument, to: string): Mail {
  const { language, billTo, buyerName } = order;
  const { someone } = companyMailsIn(language);
  return composeOrderMail(order, {
    step: 'invoice',
    to,
    isForStrangers: true,
    words: orderMailsIn(language).invoice,
    values: {
      invoice: receivable.invoiceNumber,
      company: nameForStrangers(billTo?.name ?? '', someone),
      name: nameForStrangers(buyerName, someone),
    },
    facts: invoiceFacts(language, receivable),
    path: COMPANY_ROUTES.order(order._id.toHexString()),
  });
}

export function orderCancelledMail(order: OrderDocument, by: TimelineEntry['by']): Mail {
  const { cancelled, cancelledByShop } = orderMailsIn(order.language);
  const words = by === 'buyer' ? cancelled : { ...cancelled, paragraphs: [cancelledByShop] };
  return composeOrderMail(order, { step: 'cancelled', words, path: ROUTES.home });
}

/** `amountCents` is being refunded or was returned by a dispute. */
export function orderRefundedMail(order: OrderDocument, amountCents: number): Mail {
  const { language } = order;
  const { refunded, chargedBack, facts } = orderMailsIn(language);
  return composeOrderMail(order, {
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

export function partRefundedMail(order: OrderDocument, refund: PartRefund): Mail {
  const { language } = order;
  const { partRefunded, partCredited, facts } = orderMailsIn(language);
  const amount = formatCents(refund.amountCents, language);
  const lines = refund.lines.flatMap(({ toolId, quantity }) => {
    const line = order.lines.find((ordered) => ordered.toolId.equals(toolId));
    return line ? [{ ...line, quantity }] : [];
  });
  return composeOrderMail(order, {
    step: `refunded-${refund.part}`,
    words: order.payBy === 'account' ? partCredited : partRefunded,
    // Two refunds of the same amount: subjects that differ give each its own mail thread.
    values: { amount, note: refund.creditNoteNumber ?? String(refund.part) },
    lines,
    facts: [
      [facts.refunded, amount],
      ...(refund.reason ? [[facts.refundReason, refund.reason] as const] : []),
      ...(order.transactionId ? [[facts.transaction, order.transactionId] as const] : []),
      ...(refund.creditNoteNumber ? [[facts.creditNote, refund.creditNoteNumber] as const] : []),
    ],
    path: ROUTES.myOrder(order._id.toHexString()),
  });
}

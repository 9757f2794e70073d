import { attachedInvoice } from '@/lib/server/commerce/invoices/attached/attached-invoice';
import { env } from '@/lib/server/platform/config/env';
import type { OrderDocument, PartRefund, TimelineEntry } from '@/lib/server/platform/db/documents/orders';
import type { ReceivableDocument } from '@/lib/server/platform/db/documents/receivables';
import type { DigestKind } from '@/lib/server/platform/mail/digests-and-attachments';
import type { Mail } from '@/lib/server/platform/mail/outbox';
import {
  composeDigest,
  composeMail,
  type MailWords,
  siteLink,
} from '@/lib/server/platform/mail/templates/compose-mail';
import type { MailParts } from '@/lib/server/platform/mail/templates/layout';
import { nameForStrangers } from '@/lib/server/platform/mail/templates/name-for-strangers';
import { optionalField } from '@/lib/shared/calls/optional-field';
import { COMPANY_ROUTES } from '@/lib/shared/companies/company-routes';
import { formatLongMoment } from '@/lib/shared/dates/dates';
import { dayOf } from '@/lib/shared/dates/zoned-days';
import { formatCents } from '@/lib/shared/numbers/money';
import { orderLabel } from '@/lib/shared/orders/order-label';
import { isOnAccount } from '@/lib/shared/orders/order-status';
import { wholeShipDay } from '@/lib/shared/shipments/ship-day-text';
import { ROUTES } from '@/lib/shared/site/routes';
import { orders as german } from '@/lib/shared/texts/de/orders';
import { orders as english } from '@/lib/shared/texts/en/orders';
import { inLanguage } from '@/lib/shared/texts/in-language';
import { companyMailsIn, orderMailsIn } from '@/lib/shared/texts/mail-texts';
import { firstLine } from './order-lines';
import { invoiceFacts, orderFacts, shipFacts, withoutLinks } from './order-mail-facts';

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
    attachment: attachedInvoice(order, receivable._id),
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
      invoice: receivable._id,
      company: nameForStrangers(billTo?.name ?? '', someone),
      name: nameForStrangers(buyerName, someone),
    },
    facts: invoiceFacts(language, receivable),
    path: COMPANY_ROUTES.order(order._id.toHexString()),
    attachment: attachedInvoice(order, receivable._id),
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

const ordersTextsIn = inLanguage({ en: english, de: german });

type OrderMailPlan = {
  step: string;
  /** The buyer by default. */
  to?: string;
  /** True if the reader may not know the buyer; by default if the buyer's address was unverified. */
  isForStrangers?: boolean;
  words: MailWords;
  values?: Readonly<Record<string, string>>;
  lines?: OrderDocument['lines'];
  facts?: MailParts['facts'];
  path: string;
  attachment?: Mail['attachment'] | undefined;
};

function composeOrderMail(placed: OrderDocument, plan: OrderMailPlan): Mail {
  const { isForStrangers = placed.buyerUnverified === true } = plan;
  const told = { ...placed, lines: plan.lines ?? placed.lines };
  const order = isForStrangers ? withoutLinks(told) : told;
  const { language } = order;
  const content = composeMail({
    language,
    words: plan.words,
    values: {
      name: isForStrangers ? nameForStrangers(order.buyerName, order.buyerEmail) : order.buyerName,
      number: order.number,
      tool: orderLabel(firstLine(placed).name, order.lineCount, {
        texts: ordersTextsIn(language),
        language,
      }),
      amount: formatCents(order.totals.totalCents, language),
      ...plan.values,
    },
    facts: [...orderFacts(order), ...(plan.facts ?? [])],
    url: siteLink(plan.path, language),
  });
  const id = order._id.toHexString();
  return {
    key: `order-${plan.step}:${id}`,
    to: plan.to ?? order.buyerEmail,
    ...content,
    ...optionalField('attachment', plan.attachment),
    digest: { kind: ORDER_DIGEST, language, url: siteLink(ROUTES.myOrder(id), language) },
  };
}

export const ORDER_DIGEST = 'orders';

/** Replaces the mails about orders beyond `ORDER_MAILS_MAX` in an hour (product §9.4). */
export function orderDigest(): DigestKind {
  return {
    most: env().ORDER_MAILS_MAX,
    compose: (digest) =>
      composeDigest(digest, orderMailsIn(digest.language).digest, siteLink(ROUTES.myOrders, digest.language)),
  };
}

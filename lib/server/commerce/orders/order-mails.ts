import { env } from '@/lib/server/platform/config/env';
import type {
  Cancellation,
  OrderDocument,
  OrderLine,
  PartRefund,
  TimelineEntry,
} from '@/lib/server/platform/db/documents/orders';
import type { Mail } from '@/lib/server/platform/mail/outbox';
import { formatLongMoment } from '@/lib/shared/dates/dates';
import { dayOf } from '@/lib/shared/dates/zoned-days';
import { formatCents } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { isConfirmed, isOnAccount } from '@/lib/shared/orders/order-status';
import { wholeShipDay } from '@/lib/shared/shipments/ship-day-text';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import { orderMailsIn } from '@/lib/shared/texts/mail-texts';
import { composeOrderMail } from './compose-order-mail';
import { shipFacts } from './order-mail-facts';

function heldUntil({ expiresAt, language }: OrderDocument): { until: string } {
  return { until: expiresAt ? formatLongMoment(expiresAt, language, env().STORE_TIME_ZONE) : '' };
}

/** More are in the confirmation that comes along. */
const MOVED_MAX = 50;

/** The kind of the file that comes with mails about promises. */
export const ACKNOWLEDGEMENT_PDF = 'acknowledgement-pdf';

const attachedAcknowledgement = ({ _id }: OrderDocument) => {
  return { kind: ACKNOWLEDGEMENT_PDF, id: _id.toHexString() };
};

export function orderPlacedMail(order: OrderDocument): Mail {
  const { placed, placedOnAccount } = orderMailsIn(order.language);
  const id = order._id.toHexString();
  if (isOnAccount(order)) {
    return composeOrderMail(order, {
      step: 'placed',
      words: placedOnAccount,
      facts: shipFacts(order),
      path: ROUTES.myOrder(id),
      attachment: attachedAcknowledgement(order),
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

type Slipped = {
  slipped: readonly { line: OrderLine; from: string | null; to: string | null }[];
  reason?: string | undefined;
  at: Date;
};

/** Lines that leave later than promised, or that have no day any more. */
export function datesMovedMail(order: OrderDocument, { slipped, reason, at }: Slipped): Mail {
  const { language } = order;
  const { datesMoved, facts } = orderMailsIn(language);
  const dayText = (day: string | null) => (day === null ? facts.noDate : wholeShipDay(day, language));
  const id = order._id.toHexString();
  return composeOrderMail(order, {
    step: 'promise',
    key: `promise:${id}:${at.getTime()}`,
    words: datesMoved,
    lines: slipped.map(({ line }) => line),
    facts: [
      ...slipped.slice(0, MOVED_MAX).map(({ line: { name }, from, to }) => {
        const values = { day: dayText(to), before: dayText(from) };
        return [name, fillText(facts.movedFrom, values)] as const;
      }),
      ...(reason ? [[facts.refundReason, reason] as const] : []),
    ],
    path: ROUTES.myOrder(id),
    ...(isConfirmed(order) ? { attachment: attachedAcknowledgement(order) } : {}),
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

/** The card; of a payment without one the provider's id. */
function cardFacts({ language, cardLast4, transactionId }: OrderDocument): (readonly [string, string])[] {
  const { facts } = orderMailsIn(language);
  if (cardLast4) return [[facts.paidBy, fillText(facts.card, { digits: cardLast4 })]];
  return transactionId ? [[facts.transaction, transactionId]] : [];
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
      ...cardFacts(order),
    ],
    path: ROUTES.myOrder(order._id.toHexString()),
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
      ...cardFacts(order),
      ...(order.creditNoteNumber ? [[facts.creditNote, order.creditNoteNumber] as const] : []),
    ],
    path: ROUTES.myOrder(order._id.toHexString()),
  });
}

/** Of open units that are owed no more, or were given back by the bank already. */
export function unitsCancelledMail(order: OrderDocument, { part, lines, reason }: Cancellation): Mail {
  const { language } = order;
  const { unitsCancelled, facts } = orderMailsIn(language);
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const cancelled = lines.flatMap(({ toolId, quantity }) => {
    const line = order.lines.find((ordered) => ordered.toolId.equals(toolId));
    return line ? [{ ...line, quantity }] : [];
  });
  return composeOrderMail(order, {
    step: `units-cancelled-${part}`,
    words: unitsCancelled,
    values: { count: formatNumber(count, language) },
    lines: cancelled,
    facts: [[facts.refundReason, reason]],
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
      ...cardFacts(order),
      ...(refund.creditNoteNumber ? [[facts.creditNote, refund.creditNoteNumber] as const] : []),
    ],
    path: ROUTES.myOrder(order._id.toHexString()),
  });
}

import { toolTags } from '@/lib/server/commerce/tools/tool-events';
import type { AuditActor, AuditValues } from '@/lib/server/platform/audit-log/record-audit-event';
import type { OrderDocument, PartRefund, TimelineEntry } from '@/lib/server/platform/db/documents/orders';
import type { ReceivableDocument } from '@/lib/server/platform/db/documents/receivables';
import { type Audited, eventRecorder } from '@/lib/server/platform/events/event-recorder';
import { isOfClosedAccount } from '@/lib/shared/accounts/closed-account';
import { movesMoney, type OrderState, stateOf } from '@/lib/shared/orders/order-status';
import { lineCents } from '@/lib/shared/orders/order-totals';
import { firstLine, toolIdsOf } from './order-lines';
import {
  invoiceMail,
  orderCancelledMail,
  orderExpiredMail,
  orderExpiringMail,
  orderPaidMail,
  orderPlacedMail,
  orderRefundedMail,
  orderShippedMail,
  partRefundedMail,
} from './order-mails';

/** `order` is as it is after the step, `from` its state before; `actor` where the entry does not say it. */
type Step = { order: OrderDocument; from: OrderState; entry: TimelineEntry; actor?: AuditActor };

export type OrderEvents = {
  'order.placed': { order: OrderDocument };
  'order.expires-soon': { order: OrderDocument };
  'order.paid': Step;
  /** `invoice` on account: what the company owes, and where its invoices go. */
  'order.shipped': Step & { invoice?: { receivable: ReceivableDocument; invoiceEmail?: string } };
  'order.cancelled': Step;
  'order.expired': Step;
  /** `amountCents` is the amount that the mail names. */
  'order.refunded': Step & { amountCents: number };
  /** The last of the money before shipping is followed by `order.refunded`, which sends the mail. */
  'order.part-refunded': { before: OrderDocument; order: OrderDocument; refund: PartRefund };
  /** Refunded in the provider's dashboard without refunding the order. */
  'order.payment-returned': { order: OrderDocument; amountCents: number };
};

/**
 * A payment or refund without a person as its actor is attributed to the payment provider, anything else to the
 * system.
 */
function actorOf(order: OrderDocument, entry: TimelineEntry): AuditActor {
  if (entry.by === 'system') return movesMoney(entry) ? 'payment-provider' : 'system';
  const role = entry.by === 'admin' ? 'admin' : 'customer';
  return { userId: entry.actorId ?? order.buyerId, role };
}

function placedFacts(order: OrderDocument): Record<string, unknown> {
  const { lines, units, totals, currency, poNumber, address, phone, billTo } = order;
  const { toolId, name } = firstLine(order);
  const what =
    lines.length === 1
      ? { toolId, toolName: name }
      : { lines: lines.map((line) => ({ sku: line.sku, quantity: line.quantity, cents: lineCents(line) })) };
  return {
    ...what,
    orderQuantity: units,
    orderValueCents: totals.totalCents,
    currency,
    poNumber,
    companyNumber: billTo?.number,
    payBy: order.payBy,
    offerId: order.offerId,
    requisitionId: order.requisitionId,
    address,
    phone,
  };
}

const subjectOf = ({ _id: id, number: label }: OrderDocument) => ({ kind: 'order', id, label }) as const;

const audited = ({ order, from, entry, actor }: Step, facts?: AuditValues): Audited => ({
  actor: actor ?? actorOf(order, entry),
  subject: subjectOf(order),
  before: { state: from },
  after: { state: entry.state, ...facts },
});

const stale = ({ order }: { order: OrderDocument }) => toolTags(...toolIdsOf(order));

function auditedPart({ before, refund }: OrderEvents['order.part-refunded']): Audited {
  const { id, amountCents, lines, actorId, creditNoteNumber } = refund;
  const refundedCents = before.partRefundedCents ?? 0;
  const units = lines.map(({ toolId, quantity, restock }) => ({
    sku: before.lines.find((line) => line.toolId.equals(toolId))?.sku,
    quantity,
    restock,
  }));
  return {
    actor: { userId: actorId, role: 'admin' },
    subject: subjectOf(before),
    before: { refundedCents },
    after: {
      refundedCents: refundedCents + amountCents,
      amountCents,
      refundId: id,
      ...(units.length > 0 ? { lines: units } : {}),
      ...(creditNoteNumber ? { creditNoteNumber } : {}),
    },
  };
}

export const recordOrderEvent = eventRecorder<OrderEvents>({
  'order.placed': {
    audit: ({ order }) => ({
      actor: { userId: order.buyerId, role: 'customer' },
      subject: subjectOf(order),
      after: { state: stateOf(order), ...placedFacts(order) },
    }),
    mails: ({ order }) => [orderPlacedMail(order)],
    stale,
  },
  'order.expires-soon': { mails: ({ order }) => [orderExpiringMail(order)] },
  'order.paid': {
    audit: (step) => audited(step, { transactionId: step.order.transactionId }),
    mails: ({ order }) => [orderPaidMail(order)],
  },
  'order.shipped': {
    audit: (step) => audited(step, step.invoice && { invoiceNumber: step.invoice.receivable._id }),
    mails: ({ order, invoice: { receivable, invoiceEmail } = {} }) => [
      orderShippedMail(order, receivable),
      ...(receivable && invoiceEmail ? [invoiceMail(order, receivable, invoiceEmail)] : []),
    ],
  },
  'order.cancelled': {
    audit: (step) => audited(step),
    mails: ({ order, entry }) => [orderCancelledMail(order, entry.by)],
    stale,
  },
  'order.expired': {
    audit: (step) => audited(step),
    mails: ({ order }) => [orderExpiredMail(order)],
    stale,
  },
  'order.refunded': {
    audit: (step) => audited(step),
    mails: ({ order, amountCents }) => [orderRefundedMail(order, amountCents)],
    stale,
  },
  'order.part-refunded': {
    audit: auditedPart,
    mails: ({ order, refund }) =>
      refund.isLast || isOfClosedAccount(order.buyerEmail) ? [] : [partRefundedMail(order, refund)],
    stale,
  },
  'order.payment-returned': {
    audit: ({ order, amountCents }) => ({
      actor: 'payment-provider',
      subject: subjectOf(order),
      after: { state: stateOf(order), returnedCents: amountCents, transactionId: order.transactionId },
    }),
  },
});

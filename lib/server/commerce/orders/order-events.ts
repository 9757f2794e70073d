import type { ClientSession, ObjectId } from 'mongodb';
import { toolTags } from '@/lib/server/commerce/tools/tool-events';
import type { Caller } from '@/lib/server/identity/actor';
import type { AuditActor, AuditValues } from '@/lib/server/platform/audit-log/record-audit-event';
import type {
  Cancellation,
  OrderDocument,
  PartRefund,
  TimelineEntry,
} from '@/lib/server/platform/db/documents/orders';
import type { ShipmentDocument } from '@/lib/server/platform/db/documents/shipments';
import { type Audited, eventRecorder } from '@/lib/server/platform/events/event-recorder';
import { isOfClosedAccount } from '@/lib/shared/accounts/closed-account';
import { isLater, movedPromises } from '@/lib/shared/orders/line-promises';
import { hasShipped, movesMoney, type OrderState, stateOf } from '@/lib/shared/orders/order-status';
import { lineCents } from '@/lib/shared/orders/order-totals';
import { firstLine, toolIdsOf } from './order-lines';
import {
  datesMovedMail,
  orderCancelledMail,
  orderExpiredMail,
  orderExpiringMail,
  orderPaidMail,
  orderPlacedMail,
  orderRefundedMail,
  partRefundedMail,
  unitsCancelledMail,
} from './order-mails';
import type { ShipmentInvoice } from './ship/invoice-shipped';
import { shippingMails } from './ship/shipment-mails';

/** `order` is as it is after the step, `from` its state before; `actor` where the entry does not say it. */
type Step = { order: OrderDocument; from: OrderState; entry: TimelineEntry; actor?: AuditActor };

export type OrderEvents = {
  'order.placed': { order: OrderDocument };
  'order.expires-soon': { order: OrderDocument };
  'order.paid': Step;
  /** After its last shipment; `shipment`, `notify` and `invoice` are those of the event of that. */
  'order.shipped': Step & { shipment?: ShipmentDocument; notify?: boolean; invoice?: ShipmentInvoice };
  'order.cancelled': Step;
  'order.expired': Step;
  /** `amountCents` is the amount that the mail names. */
  'order.refunded': Step & { amountCents: number };
  /** The last of the money before shipping is followed by `order.refunded`, which sends the mail. */
  'order.part-refunded': { before: OrderDocument; order: OrderDocument; refund: PartRefund };
  'order.promised': {
    before: OrderDocument;
    order: OrderDocument;
    actor: Caller;
    reason?: string;
    /** Whether the buyer is mailed where a day slipped. */
    notify: boolean;
    at: Date;
  };
  /** Open units that are not shipped any more, without a refund. */
  'order.units-cancelled': { order: OrderDocument; cancellation: Cancellation };
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

const skuOf = ({ lines }: OrderDocument, toolId: ObjectId) =>
  lines.find((line) => line.toolId.equals(toolId))?.sku;

function auditedPart({ before, refund }: OrderEvents['order.part-refunded']): Audited {
  const { id, amountCents, lines, actorId, creditNoteNumber, returnId } = refund;
  const refundedCents = before.partRefundedCents ?? 0;
  const units = lines.map(({ toolId, quantity, restock }) => ({
    sku: skuOf(before, toolId),
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
      ...(returnId ? { returnId } : {}),
    },
  };
}

function auditedPromises({ before, order, actor }: OrderEvents['order.promised']): Audited {
  const moved = movedPromises(before, order);
  return {
    actor,
    subject: subjectOf(order),
    before: {
      shipsOn: before.shipsOn,
      lines: moved.map(({ line: { sku }, from }) => ({ sku, promisedOn: from })),
    },
    after: {
      shipsOn: order.shipsOn,
      lines: moved.map(({ line: { sku }, to }) => ({ sku, promisedOn: to })),
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
    audit: (step) =>
      audited(step, {
        transactionId: step.order.transactionId,
        invoiceNumber: step.order.invoiceNumber,
      }),
    mails: ({ order }) => [orderPaidMail(order)],
  },
  'order.shipped': {
    audit: (step) => audited(step, step.invoice && { invoiceNumber: step.invoice.receivable._id }),
    mails: ({ order, shipment, notify, invoice }) => shippingMails(order, { shipment, notify, invoice }),
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
    audit: (step) => audited(step, { creditNoteNumber: step.order.creditNoteNumber }),
    mails: ({ order, amountCents }) => [orderRefundedMail(order, amountCents)],
    stale,
  },
  'order.part-refunded': {
    audit: auditedPart,
    mails: ({ order, refund }) =>
      refund.isLast || isOfClosedAccount(order.buyerEmail) ? [] : [partRefundedMail(order, refund)],
    stale,
  },
  'order.promised': {
    audit: auditedPromises,
    mails: ({ before, order, reason, notify, at }) => {
      const slipped = movedPromises(before, order).filter(({ from, to }) => isLater(to, from));
      const isTold = notify && slipped.length > 0 && !isOfClosedAccount(order.buyerEmail);
      return isTold ? [datesMovedMail(order, { slipped, reason, at })] : [];
    },
  },
  'order.units-cancelled': {
    audit: ({ order, cancellation: { part, lines, cents, actorId } }) => ({
      actor: { userId: actorId, role: 'admin' },
      subject: subjectOf(order),
      after: {
        ...{ part, cents },
        lines: lines.map(({ toolId, quantity }) => ({ sku: skuOf(order, toolId), quantity })),
      },
    }),
    mails: ({ order, cancellation }) =>
      isOfClosedAccount(order.buyerEmail) ? [] : [unitsCancelledMail(order, cancellation)],
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

/** Of an order that has shipped because its last open units were refunded or cancelled: their mail says so. */
export async function recordIfShipped(
  before: OrderDocument,
  order: OrderDocument,
  session: ClientSession,
): Promise<void> {
  const entry = order.timeline.at(-1);
  if (hasShipped(before) || !hasShipped(order) || !entry) return;
  await recordOrderEvent('order.shipped', { order, from: stateOf(before), entry, notify: false }, session);
}

import type { ClientSession, ObjectId } from 'mongodb';
import { returnToBudget } from '@/lib/server/commerce/companies/budgets/charge-budget';
import { issueCreditNote, issuePartCreditNote } from '@/lib/server/commerce/invoices/issue-invoice';
import { releaseUnits, returnUnits } from '@/lib/server/commerce/tools/stock/move-units';
import type { OrderDocument, PartRefund, TimelineEntry } from '@/lib/server/platform/db/documents/orders';
import { openLines } from '@/lib/shared/orders/line-units';
import { mayBeRefunded, retainsPayment } from '@/lib/shared/orders/order-status';
import { recordIfShipped, recordOrderEvent } from '../order-events';
import { refundableCents, remainingCents } from '../order-lines';
import { moveOrder, readOrder, setOrderFields, setReturned } from '../orders.repository';
import { renewShipDay } from '../promises.repository';
import { addPartRefund } from './ended-units.repository';
import { everyGroupOf } from './refund-groups';

type Entry = TimelineEntry & { state: 'refunded' };

type RefundDetails = {
  amountCents?: number;
  /** The number of the credit note before a backup was restored, as the intent carries it. */
  earlierNumber?: string | undefined;
};

async function creditRemaining(
  order: OrderDocument,
  issued: { at: Date; earlierNumber?: string | undefined },
  session: ClientSession,
): Promise<OrderDocument> {
  if (remainingCents(order) === 0) return order;
  const rest = { lines: openLines(order), groups: everyGroupOf(order) };
  const creditNoteNumber = await issueCreditNote(order, rest, issued, session);
  if (!creditNoteNumber) return order;
  return (await setOrderFields(order._id, { creditNoteNumber }, session)) ?? order;
}

/**
 * Refunds a paid order that has not shipped: state, timeline, remaining units, ledger, credit note of the rest, mail.
 * Returns null, changing nothing, if it is not paid or has shipped. Sending the money is up to the payments domain.
 */
export async function markRefunded(
  id: OrderDocument['_id'],
  entry: Entry,
  session: ClientSession,
  { amountCents, earlierNumber }: RefundDetails = {},
): Promise<OrderDocument | null> {
  const moved = await moveOrder({ id, entry }, session);
  if (!moved) return null;
  const { order: refunded, from, at } = moved;
  const lines = openLines(refunded);
  if (lines.length > 0) {
    await releaseUnits(
      {
        lines,
        orderId: refunded._id,
        orderNumber: refunded.number,
        reason: 'order-refunded',
        at,
        ...(entry.actorId ? { actorId: entry.actorId } : {}),
      },
      session,
    );
  }
  const back = { reason: 'refunded', cents: remainingCents(refunded), at, actorId: entry.actorId } as const;
  await returnToBudget(refunded, back, session);
  const order = await creditRemaining(refunded, { at, earlierNumber }, session);
  const mailedCents = amountCents ?? remainingCents(order);
  await recordOrderEvent('order.refunded', { order, from, entry, amountCents: mailedCents }, session);
  return order;
}

/** Never before the previous step, since an earlier request may be stored later. */
function notBefore({ timeline, partRefunds = [] }: OrderDocument, at: Date): Date {
  const before = [...timeline, ...partRefunds].map((step) => step.at.getTime());
  return new Date(Math.max(at.getTime(), ...before));
}

export type NewPartRefund = Omit<PartRefund, 'part' | 'creditNoteNumber' | 'isLast'>;

/**
 * Refunds a part of `order`, which was read in this transaction: refund, units, ledger, credit note, audit, mail.
 * Units not yet shipped are released, and restocked or written off; of shipped ones only those to be restocked
 * return. The last of the money before anything shipped refunds the order; where something did, and nothing is open
 * any more, it has shipped. Sending the money is up to the payments domain.
 */
export async function markPartRefunded(
  order: OrderDocument,
  refund: NewPartRefund,
  session: ClientSession,
): Promise<OrderDocument> {
  const { lines, amountCents, actorId } = refund;
  const at = notBefore(order, refund.at);
  const part = (order.partRefunds?.length ?? 0) + 1;
  const isLast = mayBeRefunded(order) && refundableCents(order) === amountCents && !order.chargedBack;
  await returnUnits(
    {
      lines: lines.map(({ quantity: units, ...line }) => ({ ...line, units })),
      orderId: order._id,
      orderNumber: order.number,
      reason: 'order-refunded',
      part,
      at,
      actorId,
    },
    session,
  );
  await returnToBudget(order, { reason: 'refunded', part, cents: amountCents, at, actorId }, session);
  const creditNoteNumber = await issuePartCreditNote(order, { ...refund, part, at }, session);
  const recorded: PartRefund = {
    ...refund,
    part,
    at,
    ...(creditNoteNumber ? { creditNoteNumber } : {}),
    ...(isLast ? { isLast } : {}),
  };
  const added = await addPartRefund(order, recorded, session);
  if (!added) throw new Error(`order ${order.number} changed within a transaction`);
  const refunded = await renewShipDay(added, session);
  if (creditNoteNumber) await setOrderFields(order._id, { creditNoteNumber }, session);
  const facts = { before: order, order: refunded, refund: recorded };
  await recordOrderEvent('order.part-refunded', facts, session);
  await recordIfShipped(order, refunded, session);
  if (!isLast) return refunded;
  const entry = { state: 'refunded', at, by: 'admin', actorId } as const;
  return (await markRefunded(order._id, entry, session, { amountCents })) ?? refunded;
}

/**
 * Applies refunds made in the provider's dashboard, `amountCents` in total (product §4.8). All of the remaining money
 * before shipping refunds the order; a part, or money after shipping, is only shown on it. Idempotent.
 */
export async function applyProviderRefund(
  id: ObjectId,
  { amountCents, at, earlierNumber }: { amountCents: number; at: Date; earlierNumber?: string | undefined },
  session: ClientSession,
): Promise<void> {
  const order = await readOrder(id, session);
  if (!order) return;
  const isWhole = amountCents >= remainingCents(order);
  const entry = { state: 'refunded', at, by: 'system' } as const;
  if (isWhole && (await markRefunded(id, entry, session, { earlierNumber }))) return;
  if (!retainsPayment(order)) return;
  const updated = await setReturned(id, { amountCents, at }, session);
  if (!updated) return;
  const cents = amountCents - (order.returned?.amountCents ?? 0);
  await returnToBudget(order, { reason: 'returned', part: amountCents, cents, at }, session);
  await recordOrderEvent('order.payment-returned', { order: updated, amountCents }, session);
}

import 'server-only';
import type { ClientSession } from 'mongodb';
import { returnToBudget } from '@/lib/server/commerce/companies/budgets/return-to-budget';
import { issueCreditNote } from '@/lib/server/commerce/invoices/issue-invoice';
import { releaseUnits } from '@/lib/server/commerce/tools/stock/move-units';
import type { OrderDocument, TimelineEntry } from '@/lib/server/platform/db/documents/orders';
import { recordOrderEvent } from '../order-events';
import { moveOrder } from '../order-moves.repository';
import { setOrderFields } from '../orders.repository';
import { refundedUnits, remainingCents, remainingUnits } from '../refunded-units';

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
  const creditNoteNumber = await issueCreditNote(order, refundedUnits(order), issued, session);
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
  const lines = remainingUnits(refunded);
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

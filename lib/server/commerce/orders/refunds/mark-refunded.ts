import 'server-only';
import type { ClientSession } from 'mongodb';
import { releaseUnits } from '@/lib/server/commerce/catalogue/stock/release-units';
import { issueCreditNote } from '@/lib/server/commerce/invoices/issue-invoice';
import type { OrderDocument, TimelineEntry } from '@/lib/server/platform/db/documents/orders';
import { recordOrderEvent } from '../order-events';
import { setInvoiceNumbers } from '../order-money.repository';
import { moveOrder } from '../order-moves.repository';
import { refundedUnits, restCents, unitsLeft } from '../refunded-units';

type Entry = TimelineEntry & { state: 'refunded' };

/** What the caller states about a refund. */
type Told = {
  /** What the mail is about, if not the rest. */
  amountCents?: number;
  /** What the payment says the order's credit note was called before a backup was restored. */
  earlierNumber?: string | undefined;
};

/** Credits what parts have left of the invoice. Returns the order with the number of the last credit note. */
async function creditRest(
  order: OrderDocument,
  issued: { at: Date; earlierNumber?: string | undefined },
  session: ClientSession,
): Promise<OrderDocument> {
  if (restCents(order) === 0) return order;
  const creditNoteNumber = await issueCreditNote(order, refundedUnits(order), issued, session);
  if (!creditNoteNumber) return order;
  return (await setInvoiceNumbers(order._id, { creditNoteNumber }, session)) ?? order;
}

/**
 * Marks a paid order that has not shipped as refunded, within the caller's transaction: state, timeline, the units that no
 * part has refunded released with their ledger line, credit note of the rest, mail about `amountCents` (without it, the
 * rest). Returns null, changing nothing, if the order is not paid or has shipped. The payments domain sends the money.
 */
export async function markRefunded(
  id: OrderDocument['_id'],
  entry: Entry,
  session: ClientSession,
  { amountCents, earlierNumber }: Told = {},
): Promise<OrderDocument | null> {
  const moved = await moveOrder({ id, entry }, session);
  if (!moved) return null;
  const { order: refunded, from, at } = moved;
  const lines = unitsLeft(refunded);
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
  const order = await creditRest(refunded, { at, earlierNumber }, session);
  const mailedCents = amountCents ?? restCents(order);
  await recordOrderEvent('order.refunded', { order, from, entry, amountCents: mailedCents }, session);
  return order;
}

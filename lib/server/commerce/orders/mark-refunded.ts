import 'server-only';
import type { ClientSession } from 'mongodb';
import { releaseUnits } from '@/lib/server/commerce/catalogue/release-units';
import { issueCreditNote } from '@/lib/server/commerce/invoices/issue-invoice';
import type { OrderDocument, TimelineEntry } from '@/lib/server/platform/db/documents/orders';
import { enqueueMail } from '@/lib/server/platform/mail/outbox';
import { orderRefundedMail } from './mails/order-refunded-mail';
import { unitsOf } from './order-lines';
import { moveOrder, setInvoiceNumbers } from './orders.repository';
import { recordOrderEvent } from './record-order-event';

type Entry = TimelineEntry & { state: 'refunded' };

/**
 * Marks a paid order that has not shipped as refunded, within the caller's transaction: state, timeline, units released
 * with their ledger line, credit note, mail. Returns null, changing nothing, if the order is not paid or has shipped. The
 * payments domain sends the money.
 */
export async function markRefunded(
  id: OrderDocument['_id'],
  entry: Entry,
  session: ClientSession,
): Promise<OrderDocument | null> {
  const moved = await moveOrder({ id, entry }, session);
  if (!moved) return null;
  const { order: refunded, from, at } = moved;
  await releaseUnits(
    {
      lines: unitsOf(refunded),
      orderId: refunded._id,
      orderNumber: refunded.number,
      reason: 'order-refunded',
      at,
      ...(entry.actorId ? { actorId: entry.actorId } : {}),
    },
    session,
  );
  const creditNoteNumber = await issueCreditNote(id, at, session);
  const order = creditNoteNumber ? await setInvoiceNumbers(id, { creditNoteNumber }, session) : refunded;
  await recordOrderEvent(refunded, from, entry, session);
  if (order) await enqueueMail(orderRefundedMail(order), session);
  return order;
}

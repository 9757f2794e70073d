import 'server-only';
import type { ClientSession } from 'mongodb';
import type { OrderDocument, TimelineEntry } from '@/lib/server/db/documents/orders';
import { issueCreditNote } from '@/lib/server/invoices/issue-invoice';
import { enqueueMail } from '@/lib/server/mail/outbox';
import { releaseUnits } from '@/lib/server/tools/release-units';
import { orderRefundedMail } from './mails/order-refunded-mail';
import { moveOrder, setInvoiceNumbers } from './orders.repository';
import { recordOrderEvent } from './record-order-event';

type Refund = TimelineEntry & { state: 'refunded' };

/**
 * Takes a paid order that was not shipped back within the caller's transaction: state, timeline, units back on the shelf
 * with their ledger line, credit note, mail. Null, changing nothing, if the order is not paid or has left already. The
 * money is for the payments domain to send back.
 */
export async function giveBackOrder(
  id: OrderDocument['_id'],
  refund: Refund,
  session: ClientSession,
): Promise<OrderDocument | null> {
  const moved = await moveOrder({ id, from: 'paid', entry: refund, stamp: 'endedAt' }, session);
  if (!moved) return null;
  const { order: taken, at } = moved;
  await releaseUnits(
    {
      toolId: taken.toolId,
      units: taken.orderQuantity,
      orderId: taken._id,
      orderNumber: taken.number,
      reason: 'order-refunded',
      at,
      ...(refund.actorId ? { actorId: refund.actorId } : {}),
    },
    session,
  );
  const creditNoteNumber = await issueCreditNote(id, at, session);
  const order = creditNoteNumber ? await setInvoiceNumbers(id, { creditNoteNumber }, session) : taken;
  await recordOrderEvent(taken, 'paid', refund, session);
  if (order) await enqueueMail(orderRefundedMail(order), session);
  return order;
}

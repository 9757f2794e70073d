import 'server-only';
import type { ClientSession } from 'mongodb';
import { takeBackUnits } from '@/lib/server/commerce/catalogue/stock/release-units';
import { issuePartCreditNote } from '@/lib/server/commerce/invoices/issue-invoice';
import { recordOrderEvent } from '@/lib/server/commerce/orders/order-events';
import type { OrderDocument, PartRefund } from '@/lib/server/platform/db/documents/orders';
import { awaitsShipment, hasShipped } from '@/lib/shared/orders/order-status';
import { addPartRefund, setInvoiceNumbers } from '../order-money.repository';
import { refundableCents } from '../refunded-units';
import { markRefunded } from './mark-refunded';

/** Returns the time of a step of an order: never before the step it follows, since an earlier request may be stored later. */
function notBefore({ timeline, partRefunds = [] }: OrderDocument, at: Date): Date {
  const before = [...timeline, ...partRefunds].map((step) => step.at.getTime());
  return new Date(Math.max(at.getTime(), ...before));
}

export type NewPartRefund = Omit<PartRefund, 'part' | 'creditNoteNumber' | 'wasShipped' | 'isLast'>;

/**
 * Refunds a part of an order within the caller's transaction, as `order` was read in it: the refund, the units with their
 * ledger lines, credit note, audit entry, mail. Units of an order that has not shipped are no longer held for it, and go
 * back on sale or are written off; after that, those to be restocked come back. The last of the money before shipping
 * refunds the order. The payments domain sends the money.
 */
export async function markPartRefunded(
  order: OrderDocument,
  refund: NewPartRefund,
  session: ClientSession,
): Promise<OrderDocument> {
  const { lines, amountCents, actorId } = refund;
  const at = notBefore(order, refund.at);
  const part = (order.partRefunds?.length ?? 0) + 1;
  const isLast = awaitsShipment(order) && refundableCents(order) === amountCents && !order.chargedBack;
  await takeBackUnits(
    {
      lines: lines.map(({ toolId, quantity: units, restock }) => ({ toolId, units, restock })),
      wereHeld: awaitsShipment(order),
      orderId: order._id,
      orderNumber: order.number,
      reason: 'order-refunded',
      part,
      at,
      actorId,
    },
    session,
  );
  const creditNoteNumber = await issuePartCreditNote(order, { ...refund, part, at }, session);
  const recorded: PartRefund = {
    ...refund,
    part,
    at,
    ...(creditNoteNumber ? { creditNoteNumber } : {}),
    ...(hasShipped(order) ? { wasShipped: true } : {}),
    ...(isLast ? { isLast } : {}),
  };
  const refunded = await addPartRefund(order, recorded, session);
  if (!refunded) throw new Error(`order ${order.number} changed within a transaction`);
  if (creditNoteNumber) await setInvoiceNumbers(order._id, { creditNoteNumber }, session);
  const facts = { before: order, order: refunded, refund: recorded };
  await recordOrderEvent('order.part-refunded', facts, session);
  if (!isLast) return refunded;
  const entry = { state: 'refunded', at, by: 'admin', actorId } as const;
  return (await markRefunded(order._id, entry, session, { amountCents })) ?? refunded;
}

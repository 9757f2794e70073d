import 'server-only';
import type { ClientSession } from 'mongodb';
import { returnToBudget } from '@/lib/server/commerce/companies/budgets/return-to-budget';
import { issuePartCreditNote } from '@/lib/server/commerce/invoices/issue-invoice';
import { recordOrderEvent } from '@/lib/server/commerce/orders/order-events';
import { returnUnits } from '@/lib/server/commerce/tools/stock/move-units';
import type { OrderDocument, PartRefund } from '@/lib/server/platform/db/documents/orders';
import { awaitsShipment, hasShipped } from '@/lib/shared/orders/order-status';
import { addPartRefund } from '../order-money.repository';
import { setOrderFields } from '../orders.repository';
import { refundableCents } from '../refunded-units';
import { markRefunded } from './mark-refunded';

/** Never before the previous step, since an earlier request may be stored later. */
function notBefore({ timeline, partRefunds = [] }: OrderDocument, at: Date): Date {
  const before = [...timeline, ...partRefunds].map((step) => step.at.getTime());
  return new Date(Math.max(at.getTime(), ...before));
}

export type NewPartRefund = Omit<PartRefund, 'part' | 'creditNoteNumber' | 'wasShipped' | 'isLast'>;

/**
 * Refunds a part of `order`, which was read in this transaction: refund, units, ledger, credit note, audit, mail.
 * Units not yet shipped are released, and restocked or written off; of shipped ones only those to be restocked
 * return. The last of the money before shipping refunds the order. Sending the money is up to the payments domain.
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
  await returnUnits(
    {
      lines: lines.map(({ toolId, quantity: units, restock }) => ({ toolId, units, restock })),
      wereReserved: awaitsShipment(order),
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
    ...(hasShipped(order) ? { wasShipped: true } : {}),
    ...(isLast ? { isLast } : {}),
  };
  const refunded = await addPartRefund(order, recorded, session);
  if (!refunded) throw new Error(`order ${order.number} changed within a transaction`);
  if (creditNoteNumber) await setOrderFields(order._id, { creditNoteNumber }, session);
  const facts = { before: order, order: refunded, refund: recorded };
  await recordOrderEvent('order.part-refunded', facts, session);
  if (!isLast) return refunded;
  const entry = { state: 'refunded', at, by: 'admin', actorId } as const;
  return (await markRefunded(order._id, entry, session, { amountCents })) ?? refunded;
}

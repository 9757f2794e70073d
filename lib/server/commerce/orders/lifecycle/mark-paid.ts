import type { ClientSession, ObjectId } from 'mongodb';
import { issueInvoice } from '@/lib/server/commerce/invoices/issue-invoice';
import { readBalances } from '@/lib/server/commerce/receivables/read-receivables';
import { reservedShipDay } from '@/lib/server/commerce/tools/stock/shipping-calendar';
import type { OrderDocument, OrderLine } from '@/lib/server/platform/db/documents/orders';
import { optionalField } from '@/lib/shared/calls/optional-field';
import { promiseOf, withPromises } from '@/lib/shared/orders/line-promises';
import { openLines } from '@/lib/shared/orders/line-units';
import { recordOrderEvent } from '../order-events';
import { moveOrder, readOrder, setOrderFields } from '../orders.repository';
import { setPromises } from '../promises.repository';

export type Payment = {
  orderId: ObjectId;
  intentId: string;
  cardLast4?: string | undefined;
  by: 'buyer' | 'system';
  at: Date;
  /** The number of the invoice before a backup was restored, as the intent carries it. */
  earlierNumber?: string | undefined;
};

/** Lines that were paid too late for their day get the first that is possible now. */
async function movePromises(order: OrderDocument, at: Date, session: ClientSession): Promise<OrderDocument> {
  const possible = reservedShipDay(at);
  const isTooLate = (line: OrderLine) => {
    const day = promiseOf(line, order);
    return day !== null && possible !== null && possible > day;
  };
  if (!order.lines.some(isTooLate)) return order;
  const promises = withPromises(order, (line) => (isTooLate(line) ? possible : promiseOf(line, order)));
  return (await setPromises(order, promises, session)) ?? order;
}

/** Returns null, changing nothing, if the order is no longer unpaid. The caller has checked that the intent pays it. */
export async function markPaid(payment: Payment, session: ClientSession): Promise<OrderDocument | null> {
  const { orderId, intentId, cardLast4, by, earlierNumber } = payment;
  const entry = { state: 'paid', at: payment.at, by } as const;
  const set = {
    transactionId: intentId,
    ...optionalField('cardLast4', cardLast4),
    paymentNote: true,
  } as const;
  const moved = await moveOrder({ id: orderId, entry, set }, session);
  if (!moved) return null;
  const promised = await movePromises(moved.order, moved.at, session);
  const { number: invoiceNumber } = await issueInvoice(
    promised,
    {
      ...{ at: moved.at, lines: openLines(promised), freightCents: promised.totals.shippingCents },
      earlierNumber,
    },
    session,
  );
  const order = await setOrderFields(orderId, { invoiceNumber, invoicedAt: moved.at }, session);
  if (order) await recordOrderEvent('order.paid', { order, from: moved.from, entry }, session);
  return order;
}

/**
 * Orders on account are paid as long as nothing is open of any of their invoices, and all units have one. In the transaction that
 * changed what is open of these orders' invoices, at this moment.
 */
export async function markSettled(
  orderIds: readonly ObjectId[],
  at: Date,
  session: ClientSession,
): Promise<void> {
  const balances = await readBalances(orderIds, session);
  for (const id of new Map(orderIds.map((one) => [one.toHexString(), one])).values()) {
    const order = await readOrder(id, session);
    if (!order) continue;
    const isSettled = balances.get(id.toHexString())?.openCents === 0 && openLines(order).length === 0;
    const paid = isSettled || order.paidAt ? { paidAt: isSettled ? at : undefined } : {};
    // What is open of its invoices has changed in any case.
    await setOrderFields(id, paid, session);
  }
}

import type { ClientSession, ObjectId } from 'mongodb';
import { issueInvoice } from '@/lib/server/commerce/invoices/issue-invoice';
import { readBalances } from '@/lib/server/commerce/receivables/read-receivables';
import { reservedShipDay } from '@/lib/server/commerce/tools/stock/shipping-calendar';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { openLines } from '@/lib/shared/orders/line-units';
import { recordOrderEvent } from '../order-events';
import { type MovedOrder, moveOrder, readOrder, setOrderFields } from '../orders.repository';

export type Payment = {
  orderId: ObjectId;
  intentId: string;
  by: 'buyer' | 'system';
  at: Date;
  /** The number of the invoice before a backup was restored, as the intent carries it. */
  earlierNumber?: string | undefined;
};

/** An order that was paid too late for its shipping day gets a later one. */
function movedShipDay({ order, at }: MovedOrder): { shipsOn?: string } {
  const day = order.shipsOn === undefined ? null : reservedShipDay(at);
  return day !== null && order.shipsOn !== undefined && day > order.shipsOn ? { shipsOn: day } : {};
}

/** Returns null, changing nothing, if the order is no longer unpaid. The caller has checked that the intent pays it. */
export async function markPaid(payment: Payment, session: ClientSession): Promise<OrderDocument | null> {
  const { orderId, intentId, by, earlierNumber } = payment;
  const entry = { state: 'paid', at: payment.at, by } as const;
  const moved = await moveOrder(
    { id: orderId, entry, set: { transactionId: intentId, paymentNote: true } },
    session,
  );
  if (!moved) return null;
  const shipDay = movedShipDay(moved);
  const { number: invoiceNumber } = await issueInvoice(
    { ...moved.order, ...shipDay },
    {
      ...{ at: moved.at, lines: openLines(moved.order), freightCents: moved.order.totals.shippingCents },
      earlierNumber,
    },
    session,
  );
  const order = await setOrderFields(orderId, { invoiceNumber, invoicedAt: moved.at, ...shipDay }, session);
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
    if (isSettled || order.paidAt) await setOrderFields(id, { paidAt: isSettled ? at : undefined }, session);
  }
}

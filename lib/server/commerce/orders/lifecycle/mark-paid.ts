import type { ClientSession, ObjectId } from 'mongodb';
import { issueInvoice } from '@/lib/server/commerce/invoices/issue-invoice';
import { reservedShipDay } from '@/lib/server/commerce/tools/stock/shipping-calendar';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { recordOrderEvent } from '../order-events';
import { type MovedOrder, moveOrder, setOrderFields } from '../orders.repository';

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
  const invoiceNumber = await issueInvoice(
    moved.order,
    { at: moved.at, ...(earlierNumber === undefined ? {} : { earlierNumber }) },
    session,
  );
  const order = await setOrderFields(
    orderId,
    { invoiceNumber, invoicedAt: moved.at, ...movedShipDay(moved) },
    session,
  );
  if (order) await recordOrderEvent('order.paid', { order, from: moved.from, entry }, session);
  return order;
}

/** An order on account is paid as long as its receivable is settled: `at` is when it was, undefined once it is open again. */
export async function markSettled(
  orderId: ObjectId,
  at: Date | undefined,
  session: ClientSession,
): Promise<void> {
  await setOrderFields(orderId, { paidAt: at }, session);
}

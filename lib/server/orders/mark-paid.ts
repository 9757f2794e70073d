import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import type { OrderDocument } from '@/lib/server/db/documents/orders';
import { issueInvoice } from '@/lib/server/invoices/issue-invoice';
import { enqueueMail } from '@/lib/server/mail/outbox';
import { orderPaidMail } from './mails/order-paid-mail';
import { moveOrder, setInvoiceNumbers } from './orders.repository';
import { recordOrderEvent } from './record-order-event';

export type Payment = { orderId: ObjectId; intentId: string; by: 'buyer' | 'system'; at: Date };

/**
 * Marks an unpaid order as paid by this intent, with timeline, invoice and receipt, within the caller's transaction.
 * Null, changing nothing, if the order is not unpaid any more. Whether the intent really paid this order is the caller's
 * to know.
 */
export async function markPaid(payment: Payment, session: ClientSession): Promise<OrderDocument | null> {
  const { orderId, intentId, by } = payment;
  const entry = { state: 'paid', at: payment.at, by } as const;
  const moved = await moveOrder(
    {
      id: orderId,
      from: 'unpaid',
      entry,
      stamp: 'paidAt',
      set: { transactionId: intentId },
    },
    session,
  );
  if (!moved) return null;
  await recordOrderEvent(moved.order, 'unpaid', entry, session);
  const invoiceNumber = await issueInvoice(moved.order, moved.at, session);
  const order = await setInvoiceNumbers(orderId, { invoiceNumber }, session);
  if (order) await enqueueMail(orderPaidMail(order), session);
  return order;
}

import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import type { OrderDocument } from '@/lib/server/db/collections';
import { enqueueMail } from '@/lib/server/mail/outbox';
import { orderPaidMail } from './mails/order-paid-mail';
import { moveOrder } from './orders.repository';

export type Payment = { orderId: ObjectId; intentId: string; by: 'buyer' | 'system'; at: Date };

/**
 * Marks an unpaid order as paid by this intent, with timeline and receipt, within the caller's transaction. Null,
 * changing nothing, if the order is not unpaid any more. Whether the intent really paid this order is the caller's
 * to know.
 */
export async function markPaid(payment: Payment, session: ClientSession): Promise<OrderDocument | null> {
  const { orderId, intentId, by, at } = payment;
  const order = await moveOrder(
    {
      id: orderId,
      from: 'unpaid',
      entry: { state: 'paid', at, by },
      set: { transactionId: intentId, paidAt: at },
    },
    session,
  );
  if (order) await enqueueMail(orderPaidMail(order), session);
  return order;
}

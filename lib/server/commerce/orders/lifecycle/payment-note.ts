import type { Actor } from '@/lib/server/identity/actor';
import { ownerOf } from '@/lib/server/identity/owner';
import { AppError } from '@/lib/shared/messages/errors';
import type { Order } from '@/lib/shared/orders/order.schema';
import { ORDERS_THAT } from '@/lib/shared/orders/order-status';
import { findPaymentNote, removePaymentNotes } from '../buyer-orders.repository';
import { requireOrder } from '../find-order';
import { serializeOrder } from '../order.serializer';
import { isOwnOrder } from '../orders.policy';

/** The actor's order paid last, until they close the note of its payment; null for none. */
export async function getPaymentNote(actor: Actor): Promise<Order | null> {
  const order = await findPaymentNote(ownerOf(actor), ORDERS_THAT.retainPayment);
  return order && serializeOrder(order);
}

/** Also closes the notes of orders paid earlier. Idempotent. Throws `not-found`, `forbidden`. */
export async function closePaymentNote(actor: Actor, id: string): Promise<{ modifiedCount: number }> {
  const order = await requireOrder(id);
  const owner = ownerOf(actor);
  if (!isOwnOrder(owner, order)) throw new AppError('forbidden');
  if (!order.paidAt) return { modifiedCount: 0 };
  return { modifiedCount: await removePaymentNotes(owner, order.paidAt) };
}

import 'server-only';
import type { Actor } from '@/lib/server/auth/actor';
import { AppError } from '@/lib/shared/errors';
import type { Order, OrderStateFilter } from '@/lib/shared/schemas/order';
import { serializeOrder } from './order.serializer';
import { listedStates } from './order-filter';
import { mayListOrdersOf } from './orders.policy';
import { findOrders } from './orders.repository';

/** The orders of the account with this (lower-case) e-mail, newest first, for that user or an admin. Throws `forbidden`. */
export async function listOwnOrders(actor: Actor, email: string, state?: OrderStateFilter): Promise<Order[]> {
  if (!mayListOrdersOf(actor, email)) throw new AppError('forbidden');
  const owner = email === actor.email ? { buyerId: actor.userId } : { buyerEmail: email };
  const orders = await findOrders({ owner, states: listedStates(state) });
  return orders.map(serializeOrder);
}

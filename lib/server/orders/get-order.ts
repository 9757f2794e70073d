import 'server-only';
import type { Actor } from '@/lib/server/auth/actor';
import { AppError } from '@/lib/shared/errors';
import type { Order } from '@/lib/shared/schemas/order';
import { requireOrder } from './find-order';
import { serializeOrder } from './order.serializer';
import { mayReadOrder } from './orders.policy';

/** One order, for its buyer or an admin. Throws `not-found` and `forbidden`. */
export async function getOrder(actor: Actor, id: string): Promise<Order> {
  const order = await requireOrder(id);
  if (!mayReadOrder(actor, order)) throw new AppError('forbidden');
  return serializeOrder(order);
}

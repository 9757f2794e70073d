import 'server-only';
import { getSuccessors } from '@/lib/server/commerce/catalogue/read/get-successors';
import { requireOrder } from '@/lib/server/commerce/orders/find-order';
import { isOwnOrder } from '@/lib/server/commerce/orders/orders.policy';
import type { Actor } from '@/lib/server/identity/actor';
import { ownerOf } from '@/lib/server/identity/owner';
import { idempotencyOf } from '@/lib/server/platform/identifiers/idempotency-key';
import type { JoinedCart } from '@/lib/shared/cart/cart.schema';
import { AppError } from '@/lib/shared/messages/errors';
import { joinCart } from './join-cart';

/**
 * Puts the lines of an order of the actor's, whatever its state, into their cart, once a key; a retired tool gives way to its
 * successor. Throws `not-found`, `forbidden` and what `joinCart` does.
 */
export async function orderAgain(
  actor: Actor,
  id: string,
  { key, now }: { key?: string | undefined; now?: Date } = {},
): Promise<JoinedCart> {
  const order = await requireOrder(id);
  if (!isOwnOrder(ownerOf(actor), order)) throw new AppError('forbidden');
  const successors = await getSuccessors(order.lines.map(({ toolId }) => toolId));
  const joining = order.lines.map(({ toolId, sku, name, quantity, reference }) => {
    const hex = toolId.toHexString();
    const successorId = successors.get(hex);
    return { toolId: hex, sku, name, quantity, reference, ...(successorId ? { successorId } : {}) };
  });
  const idempotency = idempotencyOf(key, ['again', id.toLowerCase()]);
  return joinCart(actor, joining, { idempotency, ...(now ? { now } : {}) });
}

import { requireOrder } from '@/lib/server/commerce/orders/find-order';
import { isOwnOrder } from '@/lib/server/commerce/orders/orders.policy';
import { getSuccessors } from '@/lib/server/commerce/tools/read/get-tool';
import type { Actor } from '@/lib/server/identity/actor';
import { ownerOf } from '@/lib/server/identity/owner';
import { idempotencyOf } from '@/lib/server/platform/idempotency';
import type { JoinedCart } from '@/lib/shared/cart/cart.schema';
import { AppError } from '@/lib/shared/messages/errors';
import { addLinesToCart } from './add-lines-to-cart';

/**
 * Adds the lines of an own order, whatever its state, to the actor's cart, once per key; a retired tool is replaced
 * by its successor. Throws `not-found`, `forbidden` and what `addLinesToCart` throws.
 */
export async function orderAgain(
  actor: Actor,
  id: string,
  { key, now }: { key?: string | undefined; now?: Date } = {},
): Promise<JoinedCart> {
  const order = await requireOrder(id);
  if (!isOwnOrder(ownerOf(actor), order)) throw new AppError('forbidden');
  const successors = await getSuccessors(order.lines.map(({ toolId }) => toolId));
  const incoming = order.lines.map(({ toolId, sku, name, quantity, reference, note }) => {
    const hex = toolId.toHexString();
    const successorId = successors.get(hex);
    return { toolId: hex, sku, name, quantity, reference, note, ...(successorId ? { successorId } : {}) };
  });
  const idempotency = idempotencyOf(key, ['again', id.toLowerCase()]);
  return addLinesToCart(actor, incoming, { idempotency, ...(now ? { now } : {}) });
}

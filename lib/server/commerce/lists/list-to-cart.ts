import { addLinesToCart } from '@/lib/server/commerce/cart/add-lines-to-cart';
import { buyerOf } from '@/lib/server/commerce/prices/buyer';
import { getSuccessors } from '@/lib/server/commerce/tools/read/get-tool';
import type { Actor } from '@/lib/server/identity/actor';
import { idempotencyOf } from '@/lib/server/platform/idempotency';
import type { JoinedCart } from '@/lib/shared/cart/cart.schema';
import { requireList } from './get-lists';

/** Adds the lines of a list to the actor's cart, once per key. Throws `not-found` and what `addLinesToCart` throws. */
export async function listToCart(
  actor: Actor,
  id: string,
  { key, now }: { key?: string | undefined; now?: Date } = {},
): Promise<JoinedCart> {
  const { lines } = await requireList(buyerOf(actor), id);
  const successors = await getSuccessors(lines.map(({ toolId }) => toolId));
  const incoming = lines.map(({ toolId, ...line }) => {
    const hex = toolId.toHexString();
    const successorId = successors.get(hex);
    return { ...line, toolId: hex, ...(successorId ? { successorId } : {}) };
  });
  const idempotency = idempotencyOf(key, ['list', id.toLowerCase()]);
  return addLinesToCart(actor, incoming, { idempotency, ...(now ? { now } : {}) });
}

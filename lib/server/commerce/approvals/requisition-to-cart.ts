import { addLinesToCart } from '@/lib/server/commerce/cart/add-lines-to-cart';
import { getSuccessors } from '@/lib/server/commerce/tools/read/get-tool';
import type { Actor } from '@/lib/server/identity/actor';
import { idempotencyOf } from '@/lib/server/platform/idempotency';
import type { JoinedCart } from '@/lib/shared/cart/cart.schema';
import { decided } from './end-requisition';
import { requireOwnRequisition } from './get-requisition';

/**
 * Adds the lines of an own requisition to the actor's cart, once per key; a retired tool is replaced by its successor. Throws
 * `not-found`, `forbidden`, `requisition-decided` where it was ordered, and what `addLinesToCart` throws.
 */
export async function requisitionToCart(
  actor: Actor,
  id: string,
  { key, now = new Date() }: { key?: string | undefined; now?: Date } = {},
): Promise<JoinedCart> {
  const requisition = await requireOwnRequisition(actor, id);
  if (requisition.state === 'ordered') throw await decided(actor, requisition, now);
  const successors = await getSuccessors(requisition.lines.map(({ toolId }) => toolId));
  const incoming = requisition.lines.map(({ toolId, sku, name, quantity, reference, note, written }) => {
    const hex = toolId.toHexString();
    const successorId = successors.get(hex);
    return {
      toolId: hex,
      sku,
      name,
      quantity,
      reference,
      note,
      written,
      ...(successorId ? { successorId } : {}),
    };
  });
  const idempotency = idempotencyOf(key, ['requisition', id.toLowerCase()]);
  return addLinesToCart(actor, incoming, { idempotency, now });
}

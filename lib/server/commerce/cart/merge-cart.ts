import 'server-only';
import type { Actor } from '@/lib/server/identity/actor';
import { idempotencyOf } from '@/lib/server/platform/idempotency';
import type { JoinedCart, MergeCartInput } from '@/lib/shared/cart/cart.schema';
import { addLinesToCart } from './add-lines-to-cart';

/** Merges a visitor's cart into the actor's, once per key. Throws what `addLinesToCart` throws. */
export async function mergeCart(
  actor: Actor,
  { lines }: MergeCartInput,
  { key, now }: { key?: string | undefined; now?: Date } = {},
): Promise<JoinedCart> {
  return addLinesToCart(actor, lines, {
    idempotency: idempotencyOf(key, ['merge', lines]),
    ...(now ? { now } : {}),
  });
}

import 'server-only';
import type { Actor } from '@/lib/server/identity/actor';
import { idempotencyOf } from '@/lib/server/platform/identifiers/idempotency-key';
import type { JoinedCart, MergeCartInput } from '@/lib/shared/cart/cart.schema';
import { joinCart } from './join-cart';

/** Puts a visitor's cart into the actor's, once a key. Throws what `joinCart` does. */
export async function mergeCart(
  actor: Actor,
  { lines }: MergeCartInput,
  { key, now }: { key?: string | undefined; now?: Date } = {},
): Promise<JoinedCart> {
  return joinCart(actor, lines, {
    idempotency: idempotencyOf(key, ['merge', lines]),
    ...(now ? { now } : {}),
  });
}

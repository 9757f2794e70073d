import 'server-only';
import { type ClientSession, ObjectId } from 'mongodb';
import { buyerOf } from '@/lib/server/commerce/prices/buyer';
import { getToolOffers } from '@/lib/server/commerce/tools/stock/get-tool-offer';
import type { Actor } from '@/lib/server/identity/actor';
import { ownerOf } from '@/lib/server/identity/owner';
import type { CartDocument } from '@/lib/server/platform/db/documents/carts';
import { type Idempotency, idempotencyOf } from '@/lib/server/platform/idempotency';
import { OBJECT_ID_PATTERN } from '@/lib/shared/calls/fields.schema';
import type { Cart, CartOperation, ChangeCartInput } from '@/lib/shared/cart/cart.schema';
import { AppError } from '@/lib/shared/messages/errors';
import { applyOperations } from './apply-operations';
import { findCart, insertCartRequest, putLines } from './carts.repository';
import { changeOnce } from './change-once';
import { getCart, newCart, priceCart } from './get-cart';

type Change = { input: ChangeCartInput; idempotency: Idempotency | undefined; now: Date };

/** Throws `cart-changed`, with the current cart, for a `set` against another version. */
async function requireVersion(
  cart: CartDocument,
  { ops, version }: ChangeCartInput,
  actor: Actor,
  session: ClientSession,
): Promise<void> {
  if (version === undefined || version === cart.version || ops.every(({ op }) => op !== 'set')) return;
  throw new AppError('cart-changed', {
    members: { current: await priceCart(cart, buyerOf(actor), session) },
  });
}

function toolsOf(ops: readonly CartOperation[]): ObjectId[] {
  const ids = new Set(ops.map(({ toolId }) => toolId.toLowerCase()));
  return [...ids].filter((id) => OBJECT_ID_PATTERN.test(id)).map((id) => new ObjectId(id));
}

async function change(
  actor: Actor,
  { input, idempotency, now }: Change,
  session: ClientSession,
): Promise<void> {
  const owner = ownerOf(actor);
  const cart = (await findCart(owner, session)) ?? newCart(owner);
  await requireVersion(cart, input, actor, session);
  const offers = await getToolOffers(toolsOf(input.ops), session);
  const lines = applyOperations(cart.lines, input.ops, offers);
  if (idempotency) await insertCartRequest(owner, { ...idempotency, at: now }, session);
  await putLines(owner, lines, now, session);
}

/**
 * Applies every operation or none, once per key. Throws `not-found` (a tool that is not sold), `validation-failed`
 * (too many lines or units), `cart-changed` (`set` against an older version), `idempotency-mismatch`.
 */
export async function changeCart(
  actor: Actor,
  input: ChangeCartInput,
  { key, now = new Date() }: { key?: string | undefined; now?: Date } = {},
): Promise<Cart> {
  const owner = ownerOf(actor);
  const idempotency = idempotencyOf(key, [input.ops, input.version ?? null]);
  await changeOnce(owner, {
    idempotency,
    repeat: () => undefined,
    change: (session) => change(actor, { input, idempotency, now }, session),
  });
  return getCart(buyerOf(actor));
}

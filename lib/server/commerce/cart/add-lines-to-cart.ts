import 'server-only';
import type { ClientSession } from 'mongodb';
import { buyerOf } from '@/lib/server/commerce/prices/buyer';
import { getToolOffers } from '@/lib/server/commerce/tools/stock/get-tool-offer';
import type { Actor } from '@/lib/server/identity/actor';
import { ownerOf, type PersonOwner } from '@/lib/server/identity/owner';
import type { Idempotency } from '@/lib/server/platform/idempotency';
import type { JoinedCart, LineOutcome } from '@/lib/shared/cart/cart.schema';
import { findCart, insertCartRequest, putLines } from './carts.repository';
import { changeOnce } from './change-once';
import { getCart, newCart } from './get-cart';
import { type IncomingLine, mergeLines, toolIdsOfLines } from './merge-lines';

type Request = { incoming: readonly IncomingLine[]; idempotency: Idempotency | undefined; now: Date };

async function addLines(
  owner: PersonOwner,
  { incoming, idempotency, now }: Request,
  session: ClientSession,
): Promise<LineOutcome[]> {
  const cart = (await findCart(owner, session)) ?? newCart(owner);
  const offers = await getToolOffers(toolIdsOfLines(incoming), session);
  const { lines, outcomes } = mergeLines(cart.lines, incoming, offers);
  if (idempotency) await insertCartRequest(owner, { ...idempotency, outcomes, at: now }, session);
  if (outcomes.some(({ outcome }) => outcome !== 'unavailable')) await putLines(owner, lines, now, session);
  return outcomes;
}

/**
 * Adds lines to the actor's cart and returns an outcome for each. The same key with the same lines changes nothing
 * again and returns the first outcomes with the current cart. Throws `idempotency-mismatch`.
 */
export async function addLinesToCart(
  actor: Actor,
  incoming: readonly IncomingLine[],
  { idempotency, now = new Date() }: { idempotency?: Idempotency | undefined; now?: Date } = {},
): Promise<JoinedCart> {
  const owner = ownerOf(actor);
  const outcomes = await changeOnce(owner, {
    idempotency,
    repeat: (before) => before.outcomes ?? [],
    change: (session) => addLines(owner, { incoming, idempotency, now }, session),
  });
  return { cart: await getCart(buyerOf(actor)), outcomes };
}

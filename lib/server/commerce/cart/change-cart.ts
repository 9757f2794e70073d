import { type ClientSession, ObjectId } from 'mongodb';
import { requireWish } from '@/lib/server/commerce/orders/place/delivery-wish';
import { buyerOf } from '@/lib/server/commerce/prices/buyer';
import { getToolOffers, type ToolOffers } from '@/lib/server/commerce/tools/stock/get-tool-offer';
import type { Actor } from '@/lib/server/identity/actor';
import { ownerKey, ownerOf, type PersonOwner } from '@/lib/server/identity/owner';
import { isDuplicateKey } from '@/lib/server/platform/db/database-errors';
import type {
  CartDocument,
  CartLineDocument,
  CartRequestDocument,
} from '@/lib/server/platform/db/documents/carts-and-lists';
import { withKeyedMutex } from '@/lib/server/platform/db/one-at-a-time';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { findRepeated, type Idempotency, idempotencyOf } from '@/lib/server/platform/idempotency';
import { OBJECT_ID_PATTERN } from '@/lib/shared/calls/fields.schema';
import { optionalField } from '@/lib/shared/calls/optional-field';
import type { Cart, CartOperation, ChangeCartInput } from '@/lib/shared/cart/cart.schema';
import { writtenAfter } from '@/lib/shared/cart/written';
import { AppError } from '@/lib/shared/messages/errors';
import { LINE_NOTE_MAX, type LineWords, wordsAfter } from '@/lib/shared/orders/order-notes';
import { ORDER_LINES_MAX, QUANTITY_MAX } from '@/lib/shared/quantity/quantity-rules';
import { deleteCart, findCart, findCartRequest, insertCartRequest, putLines } from './carts.repository';
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
  requireDays(cart.lines, input.ops, now);
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

/** Throws `validation-failed` where notes that are joined are too long for a line. */
function keptWords(words: LineWords): LineWords {
  if ((words.note?.length ?? 0) <= LINE_NOTE_MAX) return words;
  throw new AppError('validation-failed', { issues: { ops: ['line-notes-too-long'] } });
}

/** Throws `validation-failed` for a day that cannot be wished; one that the line has already may have passed meanwhile. */
function requireDays(lines: readonly CartLineDocument[], ops: readonly CartOperation[], now: Date): void {
  const known = new Map(lines.map(({ toolId, requestedOn }) => [toolId.toHexString(), requestedOn]));
  for (const operation of ops) {
    if (operation.op === 'remove' || !operation.requestedOn) continue;
    if (operation.requestedOn === known.get(operation.toolId.toLowerCase())) continue;
    requireWish({ requestedOn: operation.requestedOn }, now);
  }
}

type Put = Exclude<CartOperation, { op: 'remove' }>;

function put(line: CartLineDocument | undefined, input: Put, offers: ToolOffers): CartLineDocument {
  const offer = offers.get(input.toolId.toLowerCase());
  if (!offer) throw new AppError('not-found');
  const { sku, name, image } = offer;
  const quantity = input.op === 'add' ? (line?.quantity ?? 0) + input.quantity : input.quantity;
  if (quantity > QUANTITY_MAX) {
    throw new AppError('validation-failed', { issues: { ops: ['cart-quantity-invalid'] } });
  }
  const reference = input.reference ?? line?.reference ?? '';
  return {
    ...{ toolId: offer.toolId, sku, name, image, quantity },
    ...(reference ? { reference } : {}),
    ...keptWords(wordsAfter(line, input)),
    ...optionalField('written', writtenAfter(line?.written, input)),
  };
}

/**
 * Applies operations in order. `offers` are the tools sold now. Pure. Throws `not-found` for a tool that is not sold,
 * `validation-failed` beyond 500 lines or 1,000,000 units of one.
 */
export function applyOperations(
  lines: readonly CartLineDocument[],
  operations: readonly CartOperation[],
  offers: ToolOffers,
): CartLineDocument[] {
  const byTool = new Map(lines.map((line) => [line.toolId.toHexString(), line]));
  for (const operation of operations) {
    const id = operation.toolId.toLowerCase();
    if (operation.op === 'remove') byTool.delete(id);
    else byTool.set(id, put(byTool.get(id), operation, offers));
  }
  if (byTool.size > ORDER_LINES_MAX) {
    throw new AppError('validation-failed', { issues: { ops: ['cart-lines-too-many'] } });
  }
  return [...byTool.values()];
}

export type CartChange<Result> = {
  idempotency: Idempotency | undefined;
  /** Returns the result of a repeated request. */
  repeat: (before: CartRequestDocument) => Result;
  change: (session: ClientSession) => Promise<Result>;
};

/** Changes a cart in a transaction, once for each key. Throws `idempotency-mismatch` if the key made another change. */
export async function changeOnce<Result>(
  owner: PersonOwner,
  { idempotency, repeat, change }: CartChange<Result>,
): Promise<Result> {
  const run = () =>
    inTransaction(async (session) => {
      const repeated = await findRepeated(idempotency, async (key) => {
        const before = await findCartRequest(owner, key, session);
        return before && { before, idempotency: { key, fingerprint: before.fingerprint } };
      });
      return repeated ? repeat(repeated.before) : change(session);
    });
  return withKeyedMutex(`cart of ${ownerKey(owner)}`, async () => {
    try {
      return await run();
    } catch (error) {
      // Another process made the cart, or used the key, at the same moment.
      if (!isDuplicateKey(error)) throw error;
      return run();
    }
  });
}

export async function removeCart(owner: PersonOwner, session: ClientSession): Promise<void> {
  await deleteCart(owner, session);
}

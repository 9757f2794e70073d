import { type ClientSession, ObjectId } from 'mongodb';
import { wishFault } from '@/lib/server/commerce/orders/place/delivery-wish';
import { buyerOf } from '@/lib/server/commerce/prices/buyer';
import {
  getToolOffers,
  type ToolOffer,
  type ToolOffers,
} from '@/lib/server/commerce/tools/stock/get-tool-offer';
import type { Actor } from '@/lib/server/identity/actor';
import { ownerOf, type PersonOwner } from '@/lib/server/identity/owner';
import type { CartLineDocument } from '@/lib/server/platform/db/documents/carts-and-lists';
import { type Idempotency, idempotencyOf } from '@/lib/server/platform/idempotency';
import { OBJECT_ID_PATTERN } from '@/lib/shared/calls/fields.schema';
import { optionalField } from '@/lib/shared/calls/optional-field';
import type { JoinedCart, LineOutcome, MergeCartInput } from '@/lib/shared/cart/cart.schema';
import { addWritten, type Written } from '@/lib/shared/cart/written';
import { OUTCOME } from '@/lib/shared/messages/cart-messages';
import { AppError } from '@/lib/shared/messages/errors';
import { addWords, LINE_NOTE_MAX, type LineWords, lineWords } from '@/lib/shared/orders/order-notes';
import { nearestQuantity } from '@/lib/shared/quantity/check-quantity';
import { cartRules, ORDER_LINES_MAX, QUANTITY_MAX } from '@/lib/shared/quantity/quantity-rules';
import { fillText } from '@/lib/shared/text/fill-text';
import { findCart, insertCartRequest, putLines } from './carts.repository';
import { changeOnce } from './change-cart';
import { getCart, newCart } from './get-cart';

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

/** A day may have passed since a visitor said it, and changes nothing then; one more than a year ahead was never said. */
function requireSoon(lines: MergeCartInput['lines'], now: Date): void {
  const isFar = lines.some(
    ({ requestedOn }) => requestedOn && wishFault(requestedOn, now) === 'requested-day-too-far',
  );
  if (isFar) throw new AppError('validation-failed', { issues: { lines: ['requested-day-too-far'] } });
}

/** Merges a visitor's cart into the actor's, once per key. Throws what `addLinesToCart` throws. */
export async function mergeCart(
  actor: Actor,
  { lines }: MergeCartInput,
  { key, now }: { key?: string | undefined; now?: Date } = {},
): Promise<JoinedCart> {
  requireSoon(lines, now ?? new Date());
  return addLinesToCart(actor, lines, {
    idempotency: idempotencyOf(key, ['merge', lines]),
    ...(now ? { now } : {}),
  });
}

export type IncomingLine = {
  toolId: string;
  quantity: number;
  reference?: string | undefined;
  note?: string | undefined;
  requestedOn?: string | undefined;
  written?: Written | undefined;
  sku?: string;
  name?: string;
  successorId?: string;
};

type CodedOutcome = Pick<LineOutcome, 'outcome' | 'params'> & { code: keyof typeof OUTCOME };

function outcomeOf(
  { toolId, sku = '', name = '' }: Pick<IncomingLine, 'toolId' | 'sku' | 'name'>,
  { outcome, code, params }: CodedOutcome,
): LineOutcome {
  const message = fillText(OUTCOME[code], params ?? {});
  return { toolId, sku, name, outcome, code, message, ...(params ? { params } : {}) };
}

function fitQuantity(requested: number, offer: ToolOffer): CodedOutcome & { quantity: number } {
  const quantity = nearestQuantity(requested, cartRules(offer));
  if (quantity === null)
    return { quantity: Math.min(requested, QUANTITY_MAX), outcome: 'added', code: 'line-added-unorderable' };
  if (quantity === requested) return { quantity, outcome: 'added', code: 'line-added' };
  return { quantity, outcome: 'adjusted', code: 'line-adjusted', params: { quantity, wanted: requested } };
}

type Target = { offer: ToolOffer; isOwn: boolean };

function targetOf({ toolId, successorId }: IncomingLine, offers: ToolOffers): Target | null {
  const own = offers.get(toolId.toLowerCase());
  const offer = own ?? (successorId ? offers.get(successorId) : undefined);
  return offer ? { offer, isOwn: own !== undefined } : null;
}

/** A cart joins as a whole: what is too long for a note is cut, since the line that it joins is not to be lost. */
function joinedWords(before: CartLineDocument | undefined, line: IncomingLine): LineWords {
  const { note = '', ...day } = addWords(before, line);
  const kept = note.length > LINE_NOTE_MAX ? `${note.slice(0, LINE_NOTE_MAX - 1)}…` : note;
  return lineWords({ note: kept, ...day });
}

function added(before: CartLineDocument | undefined, line: IncomingLine, offer: ToolOffer): CartLineDocument {
  const { toolId, sku, name, image } = offer;
  const reference = line.reference ?? before?.reference ?? '';
  return {
    ...{ toolId, sku, name, image, quantity: (before?.quantity ?? 0) + line.quantity },
    ...(reference ? { reference } : {}),
    ...joinedWords(before, line),
    ...optionalField('written', addWritten(before?.written, line.written)),
  };
}

/**
 * Units of a tool add up, those of several incoming lines too. A sum that cannot be ordered becomes the nearest one that can
 * be, and stays where none can. `offers` are the tools sold now, successors included. Outcomes are in the order of
 * `incoming`. Pure.
 */
export function mergeLines(
  lines: readonly CartLineDocument[],
  incoming: readonly IncomingLine[],
  offers: ToolOffers,
): { lines: CartLineDocument[]; outcomes: LineOutcome[] } {
  const byTool = new Map(lines.map((line) => [line.toolId.toHexString(), line]));
  const targets = incoming.map((line) => {
    const target = targetOf(line, offers);
    const id = target?.offer.toolId.toHexString() ?? '';
    const before = byTool.get(id);
    const hasRoom = before !== undefined || byTool.size < ORDER_LINES_MAX;
    if (target && hasRoom) byTool.set(id, added(before, line, target.offer));
    return { line, target, id, hasRoom };
  });
  const fits = new Map<string, CodedOutcome>();
  for (const { target, id, hasRoom } of targets) {
    const sum = byTool.get(id);
    if (!target || !hasRoom || !sum || fits.has(id)) continue;
    const { quantity, ...coded } = fitQuantity(sum.quantity, target.offer);
    byTool.set(id, { ...sum, quantity });
    fits.set(id, coded);
  }
  const outcomes = targets.map(({ line, target, id }) => {
    if (!target) return outcomeOf(line, { outcome: 'unavailable', code: 'line-not-on-sale' });
    const { sku, name } = target.offer;
    const coded = fits.get(id) ?? { outcome: 'unavailable', code: 'line-without-room' };
    if (target.isOwn || !fits.has(id)) return outcomeOf({ toolId: id, sku, name }, coded);
    return outcomeOf(line, { outcome: 'replaced', code: 'line-replaced', params: { sku } });
  });
  return { lines: [...byTool.values()], outcomes };
}

export function toolIdsOfLines(incoming: readonly IncomingLine[]): ObjectId[] {
  const named = incoming.flatMap(({ toolId, successorId }) =>
    successorId ? [toolId, successorId] : [toolId],
  );
  const ids = new Set(named.map((id) => id.toLowerCase()).filter((id) => OBJECT_ID_PATTERN.test(id)));
  return [...ids].map((id) => new ObjectId(id));
}

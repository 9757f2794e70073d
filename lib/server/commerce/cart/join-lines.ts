import 'server-only';
import { ObjectId } from 'mongodb';
import type { ToolOffer, ToolOffers } from '@/lib/server/commerce/catalogue/stock/get-tool-offer';
import type { CartLineDocument } from '@/lib/server/platform/db/documents/carts';
import type { LineOutcome } from '@/lib/shared/cart/cart.schema';
import { OUTCOME } from '@/lib/shared/cart/cart-messages';
import { nearestQuantity } from '@/lib/shared/quantity/legal-quantities';
import { cartRules, ORDER_LINES_MAX, QUANTITY_MAX } from '@/lib/shared/quantity/quantity-rules';
import { fillText } from '@/lib/shared/texts/fill-text';

/** A line that is to join a cart. `sku` and `name` are what its tool was called where the line comes from. */
export type JoiningLine = {
  toolId: string;
  quantity: number;
  reference?: string | undefined;
  sku?: string;
  name?: string;
  /** What is sold instead of it, if it is not sold itself. */
  successorId?: string;
};

type Said = Pick<LineOutcome, 'outcome' | 'params'> & { code: keyof typeof OUTCOME };

function outcomeOf(
  { toolId, sku = '', name = '' }: Pick<JoiningLine, 'toolId' | 'sku' | 'name'>,
  { outcome, code, params }: Said,
): LineOutcome {
  const message = fillText(OUTCOME[code], params ?? {});
  return { toolId, sku, name, outcome, code, message, ...(params ? { params } : {}) };
}

/** How many of a tool the cart then has, and what its owner is told. */
function fitted(wanted: number, offer: ToolOffer): Said & { quantity: number } {
  const quantity = nearestQuantity(wanted, cartRules(offer));
  if (quantity === null)
    return { quantity: Math.min(wanted, QUANTITY_MAX), outcome: 'added', code: 'line-added-unorderable' };
  if (quantity === wanted) return { quantity, outcome: 'added', code: 'line-added' };
  return { quantity, outcome: 'adjusted', code: 'line-adjusted', params: { quantity, wanted } };
}

/**
 * Returns a cart's lines after others joined them, and what became of each of these, in their order. Units of a tool add up;
 * a sum that cannot be ordered becomes the nearest that can be, and stays as it is where none can. `offers` are the tools
 * that are sold now, successors included. Pure.
 */
export function joinLines(
  lines: readonly CartLineDocument[],
  joining: readonly JoiningLine[],
  offers: ToolOffers,
): { lines: CartLineDocument[]; outcomes: LineOutcome[] } {
  const byTool = new Map(lines.map((line) => [line.toolId.toHexString(), line]));
  const outcomes = joining.map((line) => {
    const own = offers.get(line.toolId.toLowerCase());
    const offer = own ?? (line.successorId ? offers.get(line.successorId) : undefined);
    if (!offer) return outcomeOf(line, { outcome: 'unavailable', code: 'line-not-on-sale' });
    const { toolId, sku, name, image } = offer;
    const id = toolId.toHexString();
    const before = byTool.get(id);
    if (!before && byTool.size >= ORDER_LINES_MAX) {
      return outcomeOf({ toolId: id, sku, name }, { outcome: 'unavailable', code: 'line-without-room' });
    }
    const { quantity, ...said } = fitted((before?.quantity ?? 0) + line.quantity, offer);
    const reference = line.reference ?? before?.reference ?? '';
    byTool.set(id, { toolId, sku, name, image, quantity, ...(reference ? { reference } : {}) });
    if (own) return outcomeOf({ toolId: id, sku, name }, said);
    return outcomeOf(line, { outcome: 'replaced', code: 'line-replaced', params: { sku } });
  });
  return { lines: [...byTool.values()], outcomes };
}

/** Ids of all tools that the lines may refer to, including successors; malformed ids are left out. */
export function toolIdsOfJoining(joining: readonly JoiningLine[]): ObjectId[] {
  const named = joining.flatMap(({ toolId, successorId }) =>
    successorId ? [toolId, successorId] : [toolId],
  );
  const ids = new Set(named.map((id) => id.toLowerCase()).filter((id) => /^[0-9a-f]{24}$/.test(id)));
  return [...ids].map((id) => new ObjectId(id));
}

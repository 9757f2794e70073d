import 'server-only';
import { ObjectId } from 'mongodb';
import type { ToolOffer, ToolOffers } from '@/lib/server/commerce/catalogue/stock/get-tool-offer';
import type { CartLineDocument } from '@/lib/server/platform/db/documents/carts';
import { OBJECT_ID_PATTERN } from '@/lib/shared/calls/fields.schema';
import type { LineOutcome } from '@/lib/shared/cart/cart.schema';
import { OUTCOME } from '@/lib/shared/cart/cart-messages';
import { nearestQuantity } from '@/lib/shared/quantity/legal-quantities';
import { cartRules, ORDER_LINES_MAX, QUANTITY_MAX } from '@/lib/shared/quantity/quantity-rules';
import { fillText } from '@/lib/shared/texts/fill-text';

export type IncomingLine = {
  toolId: string;
  quantity: number;
  reference?: string | undefined;
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

/**
 * Units of a tool add up. A sum that cannot be ordered becomes the nearest one that can be, and stays where none can.
 * `offers` are the tools sold now, successors included. Outcomes are in the order of `incoming`. Pure.
 */
export function mergeLines(
  lines: readonly CartLineDocument[],
  incoming: readonly IncomingLine[],
  offers: ToolOffers,
): { lines: CartLineDocument[]; outcomes: LineOutcome[] } {
  const byTool = new Map(lines.map((line) => [line.toolId.toHexString(), line]));
  const outcomes = incoming.map((line) => {
    const own = offers.get(line.toolId.toLowerCase());
    const offer = own ?? (line.successorId ? offers.get(line.successorId) : undefined);
    if (!offer) return outcomeOf(line, { outcome: 'unavailable', code: 'line-not-on-sale' });
    const { toolId, sku, name, image } = offer;
    const id = toolId.toHexString();
    const before = byTool.get(id);
    if (!before && byTool.size >= ORDER_LINES_MAX) {
      return outcomeOf({ toolId: id, sku, name }, { outcome: 'unavailable', code: 'line-without-room' });
    }
    const { quantity, ...coded } = fitQuantity((before?.quantity ?? 0) + line.quantity, offer);
    const reference = line.reference ?? before?.reference ?? '';
    byTool.set(id, { toolId, sku, name, image, quantity, ...(reference ? { reference } : {}) });
    if (own) return outcomeOf({ toolId: id, sku, name }, coded);
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

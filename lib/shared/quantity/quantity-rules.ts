/** Maximum of lines in an order, a cart and a list. Without a schema library, since browsers load it with the cart. */
export const ORDER_LINES_MAX = 500;

/** The largest quantity of one tool in a cart, a list or a request for quote. */
export const QUANTITY_MAX = 1_000_000;

/** A pack such as a box of twelve. Stock, orders and prices count units alone. */
export type Pack = { name: string; units: number };

/** In whole units. */
export type QuantityRules = {
  moq: number;
  available: number;
  /** Units that can be ordered, where they are more than those available. */
  orderable?: number | undefined;
  /** The increment beyond the moq; 1 by default. */
  step?: number | undefined;
  /** For reading and displaying quantities; packs rule out no quantity. None by default. */
  packs?: readonly Pack[] | undefined;
  /** `on-request`: no quantity can be ordered, but any can be requested in a quote. `on-sale` by default. */
  sale?: 'on-sale' | 'on-request' | undefined;
};

export const ASKABLE: QuantityRules = { moq: 1, available: QUANTITY_MAX };

export function orderableOf({
  orderable,
  available,
}: Pick<QuantityRules, 'orderable' | 'available'>): number {
  return orderable ?? available;
}

export function cartRules(rules: QuantityRules): QuantityRules {
  return { ...rules, available: Math.min(orderableOf(rules), QUANTITY_MAX), orderable: undefined };
}

/** True if at least the minimum order of a tool that is on sale can be ordered now, in stock or made to order. */
export function canOrder({
  state,
  moq,
  quantity,
  orderable = quantity,
}: Pick<RuledTool, 'state' | 'moq' | 'quantity' | 'orderable'>): boolean {
  return state === 'on-sale' && orderable >= moq;
}

type RuledTool = {
  moq: number;
  quantity: number;
  orderable?: number | undefined;
  step: number;
  packs: readonly Pack[];
  state: ToolState;
};

export function quantityRulesOf({ moq, quantity, orderable, step, packs, state }: RuledTool): QuantityRules {
  const sale = state === 'on-sale' ? 'on-sale' : 'on-request';
  return { moq, available: quantity, orderable, step, packs, sale };
}

/**
 * `draft`: not public. `on-sale`: ordered at its price. `on-request`: shown without a price, sold by quote only.
 * `retired`: no longer sold, its page names the successor, if any.
 */
export const TOOL_STATES = ['draft', 'on-sale', 'on-request', 'retired'] as const;
export type ToolState = (typeof TOOL_STATES)[number];

/** In public lists, the search, the sitemap and feeds. */
export const LISTED_TOOL_STATES: readonly ToolState[] = ['on-sale', 'on-request'];

import type { IssueCode, Message } from '../messages/messages';

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
  /** The increment beyond the moq; 1 by default. */
  step?: number | undefined;
  /** For reading and displaying quantities; packs rule out no quantity. None by default. */
  packs?: readonly Pack[] | undefined;
  /** `on-request`: no quantity can be ordered, but any can be requested in a quote. `on-sale` by default. */
  sale?: 'on-sale' | 'on-request' | undefined;
};

export const ASKABLE: QuantityRules = { moq: 1, available: QUANTITY_MAX };

export function cartRules(rules: QuantityRules): QuantityRules {
  return { ...rules, available: Math.min(rules.available, QUANTITY_MAX) };
}

type RuledTool = {
  moq: number;
  quantity: number;
  step: number;
  packs: readonly Pack[];
  state: ToolState;
};

export function quantityRulesOf({ moq, quantity, step, packs, state }: RuledTool): QuantityRules {
  return { moq, available: quantity, step, packs, sale: state === 'on-sale' ? 'on-sale' : 'on-request' };
}

/**
 * `draft`: not public. `on-sale`: ordered at its price. `on-request`: shown without a price, sold by quote only.
 * `retired`: no longer sold, its page names the successor, if any.
 */
export const TOOL_STATES = ['draft', 'on-sale', 'on-request', 'retired'] as const;
export type ToolState = (typeof TOOL_STATES)[number];

/** In public lists, the search, the sitemap and feeds. */
export const LISTED_TOOL_STATES: readonly ToolState[] = ['on-sale', 'on-request'];

type LegalQuantities = { first: number; last: number; step: number };

/** The moq, and from there in steps up to what is available; null if none can be ordered. */
function legalQuantities({ moq, available, step = 1, sale }: QuantityRules): LegalQuantities | null {
  if (sale === 'on-request' || available < moq) return null;
  const last = moq + Math.floor((available - moq) / step) * step;
  return { first: moq, last, step };
}

export function legalBelow(quantity: number, rules: QuantityRules): number | null {
  const legal = legalQuantities(rules);
  if (!legal || !(quantity > legal.first)) return null;
  if (quantity > legal.last) return legal.last;
  return legal.first + (Math.ceil((quantity - legal.first) / legal.step) - 1) * legal.step;
}

export function legalAbove(quantity: number, rules: QuantityRules): number | null {
  const legal = legalQuantities(rules);
  if (!legal || !(quantity < legal.last)) return null;
  if (quantity < legal.first) return legal.first;
  return legal.first + (Math.floor((quantity - legal.first) / legal.step) + 1) * legal.step;
}

export function isLegal(quantity: number, rules: QuantityRules): boolean {
  const legal = legalQuantities(rules);
  if (!legal || quantity < legal.first || quantity > legal.last) return false;
  return (quantity - legal.first) % legal.step === 0;
}

/** Of two equally near quantities the larger one; null if none can be ordered. */
export function nearestQuantity(quantity: number, rules: QuantityRules): number | null {
  if (isLegal(quantity, rules)) return quantity;
  const [below, above] = [legalBelow(quantity, rules), legalAbove(quantity, rules)];
  if (below === null || above === null) return above ?? below;
  return quantity - below < above - quantity ? below : above;
}

export type QuantityCheck = {
  /** The messages of product §5.2 first; empty if it can be ordered. */
  problems: Message<IssueCode>[];
  below: number | null;
  above: number | null;
  /** Stock or state rules it out, but a request for quote may contain it, which neither these nor the moq limit. */
  onRequest: boolean;
};

/** The fixed rules of product §5.2, in their order. */
function fixedProblems(quantity: number, { moq, available }: QuantityRules): Message<IssueCode>[] {
  const problems: Message<IssueCode>[] = [];
  if (!Number.isInteger(quantity)) problems.push({ code: 'quantity-not-whole' });
  if (quantity < moq) problems.push({ code: 'quantity-below-moq' });
  if (quantity > available) problems.push({ code: 'quantity-above-available' });
  return problems;
}

function stepProblem(quantity: number, rules: QuantityRules): Message<IssueCode>[] {
  const { moq, step = 1 } = rules;
  if ((quantity - moq) % step === 0) return [];
  const below = legalBelow(quantity, rules) ?? moq;
  const above = legalAbove(quantity, rules);
  if (above === null) return [{ code: 'quantity-off-last-step', params: { step, below } }];
  return [{ code: 'quantity-off-step', params: { step, below, above } }];
}

function problemsOf(quantity: number, rules: QuantityRules): Message<IssueCode>[] {
  if (rules.sale === 'on-request') return [{ code: 'quantity-on-request' }];
  const problems = fixedProblems(quantity, rules);
  return problems.length > 0 ? problems : stepProblem(quantity, rules);
}

/** The only check of quantities, used by forms, carts, lists and calls. Order values are checked elsewhere. */
export function checkQuantity(quantity: number, rules: QuantityRules): QuantityCheck {
  const problems = problemsOf(quantity, rules);
  const isShort = rules.sale === 'on-request' || quantity > rules.available;
  return {
    problems,
    below: legalBelow(quantity, rules),
    above: legalAbove(quantity, rules),
    onRequest: isShort && Number.isInteger(quantity) && quantity >= 1 && quantity <= QUANTITY_MAX,
  };
}

import type { ToolState } from '../tools/tool-states';

/** The largest quantity of one tool in a cart, a list or a request for quote. */
export const QUANTITY_MAX = 1_000_000;

/** What people order a tool in, such as a box of twelve. Stock, orders and prices count units alone. */
export type Pack = { name: string; units: number };

/** What decides which quantities of a tool can be ordered at this moment; all figures are whole units. */
export type QuantityRules = {
  /** The smallest quantity, at least 1. */
  moq: number;
  /** Units that can be ordered now. */
  available: number;
  /** Beyond the moq quantities go up by this much; 1 by default. */
  step?: number | undefined;
  /** They rule out no quantity: they say how people write and read one. None by default. */
  packs?: readonly Pack[] | undefined;
  /** `on-request`: no quantity can be ordered, any can be asked for in a request for quote. `on-sale` by default. */
  sale?: 'on-sale' | 'on-request' | undefined;
};

/** In a request for quote any quantity can be asked for. */
export const ASKABLE: QuantityRules = { moq: 1, available: QUANTITY_MAX };

/** Returns what of these quantities a cart can hold. */
export function cartRules(rules: QuantityRules): QuantityRules {
  return { ...rules, available: Math.min(rules.available, QUANTITY_MAX) };
}

/** A tool as calls return it, as far as it decides quantities. */
type RuledTool = {
  moq: number;
  quantity: number;
  step: number;
  packs: readonly Pack[];
  state: ToolState;
};

/** Returns the rules of a tool. */
export function quantityRulesOf({ moq, quantity, step, packs, state }: RuledTool): QuantityRules {
  return { moq, available: quantity, step, packs, sale: state === 'on-sale' ? 'on-sale' : 'on-request' };
}

import type { Receipt } from './price-receipt.schema';

/** What a unit costs from a quantity on, in dollars, and why. */
export type PriceStep = { from: number; unitPrice: number; receipt: Receipt };

/** Steps by ascending quantity; the first holds for the minimum order quantity, and for less. */
export type PriceLadder = readonly [PriceStep, ...PriceStep[]];

/** Returns the step that a quantity reaches; the first step if no quantity is given. */
export function stepAt(ladder: PriceLadder, units: number | null): PriceStep {
  return ladder.findLast(({ from }) => from <= (units ?? 0)) ?? ladder[0];
}

/** Returns the next step that costs less a unit, if there is one. */
export function cheaperStep(ladder: PriceLadder, units: number): PriceStep | undefined {
  const { unitPrice } = stepAt(ladder, units);
  return ladder.find((step) => step.from > units && step.unitPrice < unitPrice);
}

import type { Receipt } from './tool-price.schema';

export type PriceStep = { from: number; unitPrice: number; receipt: Receipt };

/** Ascending; the first step also applies below the minimum quantity. */
export type PriceLadder = readonly [PriceStep, ...PriceStep[]];

export function stepAt(ladder: PriceLadder, units: number | null): PriceStep {
  return ladder.findLast(({ from }) => from <= (units ?? 0)) ?? ladder[0];
}

export function cheaperStep(ladder: PriceLadder, units: number): PriceStep | undefined {
  const { unitPrice } = stepAt(ladder, units);
  return ladder.find((step) => step.from > units && step.unitPrice < unitPrice);
}

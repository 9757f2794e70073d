import { describe, expect, it } from 'vitest';
import { ownPriceOf } from '@/lib/shared/pricing/own-price';

const tiers = (...steps: [from: number, unitPrice: number][]) =>
  steps.map(([from, unitPrice]) => ({ from, unitPrice }));

describe('the price that is shown to a buyer', () => {
  it('is nothing beside the public one where that is paid at any quantity, or there is no price', () => {
    const priced = { quantity: 5, unitPrice: 10, publicPrice: 10, tiers: tiers([5, 10]) };
    expect(ownPriceOf(priced)).toBeNull();
    expect(ownPriceOf({ quantity: 5, unitPrice: null, publicPrice: null, tiers: [] })).toBeNull();
  });

  it('has the public price beside it where that is another, and the first step that costs less', () => {
    const steps = tiers([5, 9], [50, 8], [100, 7]);
    expect(ownPriceOf({ quantity: 5, unitPrice: 9, publicPrice: 10, tiers: steps })).toEqual({
      ...{ unitPrice: 9, listPrice: 10 },
      step: { from: 50, unitPrice: 8 },
    });
    expect(ownPriceOf({ quantity: 100, unitPrice: 7, publicPrice: 10, tiers: steps })).toEqual({
      ...{ unitPrice: 7, listPrice: 10 },
    });
  });

  it('is the public one with its first step where only larger quantities cost less', () => {
    const priced = { quantity: 5, unitPrice: 10, publicPrice: 10, tiers: tiers([5, 10], [25, 9.5]) };
    expect(ownPriceOf(priced)).toEqual({ unitPrice: 10, step: { from: 25, unitPrice: 9.5 } });
  });

  it('skips a step that costs more', () => {
    const priced = { quantity: 5, unitPrice: 9, publicPrice: 10, tiers: tiers([5, 9], [25, 10], [50, 8]) };
    expect(ownPriceOf(priced)?.step).toEqual({ from: 50, unitPrice: 8 });
  });
});

import { expect, it } from 'vitest';
import { ownPriceOf, pricedAt } from '@/lib/shared/prices/own-price';

const tiers = (...steps: [from: number, unitPrice: number][]) =>
  steps.map(([from, unitPrice]) => ({ from, unitPrice }));

it('the price that is shown to a buyer is nothing beside the public one where that is paid at any quantity, or there is no price', () => {
  const priced = { quantity: 5, unitPrice: 10, publicPrice: 10, tiers: tiers([5, 10]) };
  expect(ownPriceOf(priced)).toBeNull();
  expect(ownPriceOf({ quantity: 5, unitPrice: null, publicPrice: null, tiers: [] })).toBeNull();
});

it('the price that is shown to a buyer has the public price beside it where that is another, and the first step that costs less', () => {
  const steps = tiers([5, 9], [50, 8], [100, 7]);
  expect(ownPriceOf({ quantity: 5, unitPrice: 9, publicPrice: 10, tiers: steps })).toEqual({
    ...{ unitPrice: 9, listPrice: 10 },
    step: { from: 50, unitPrice: 8 },
  });
  expect(ownPriceOf({ quantity: 100, unitPrice: 7, publicPrice: 10, tiers: steps })).toEqual({
    ...{ unitPrice: 7, listPrice: 10 },
  });
});

it('the price that is shown to a buyer is the public one with its first step where only larger quantities cost less', () => {
  const priced = { quantity: 5, unitPrice: 10, publicPrice: 10, tiers: tiers([5, 10], [25, 9.5]) };
  expect(ownPriceOf(priced)).toEqual({ unitPrice: 10, step: { from: 25, unitPrice: 9.5 } });
});

it('the price that is shown to a buyer skips a step that costs more', () => {
  const priced = { quantity: 5, unitPrice: 9, publicPrice: 10, tiers: tiers([5, 9], [25, 10], [50, 8]) };
  expect(ownPriceOf(priced)?.step).toEqual({ from: 50, unitPrice: 8 });
});

const priced = { quantity: 5, unitPrice: 9, publicPrice: 10, tiers: tiers([5, 9], [50, 8], [100, 7]) };
const at = (quantity: number) => pricedAt(priced, quantity).unitPrice;

it('prices at another quantity are those of its step, from its first unit on', () => {
  expect([5, 49, 50, 99, 100, 1_000_000].map(at)).toEqual([9, 9, 8, 8, 7, 7]);
});

it('prices at another quantity below the minimum order are those of the minimum order', () => {
  expect(at(1)).toBe(9);
});

it('prices at another quantity have the steps above that quantity still to come', () => {
  expect(ownPriceOf(pricedAt(priced, 60))?.step).toEqual({ from: 100, unitPrice: 7 });
  expect(ownPriceOf(pricedAt(priced, 100))?.step).toBeUndefined();
});

it('prices at another quantity are as they were without steps', () => {
  expect(pricedAt({ ...priced, tiers: [] }, 50)).toMatchObject({ quantity: 50, unitPrice: 9 });
});

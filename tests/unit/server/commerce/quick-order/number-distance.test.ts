import { expect, it } from 'vitest';
import { mayMean } from '@/lib/server/commerce/quick-order/near-articles';

it.each([
  ['FL-AW-25O', 'FL-AW-250'],
  ['fl aw 205', 'FL-AW-250'],
  ['FL-AW-2500', 'FL-AW-250'],
  ['AW-250', 'FL-AW-250'],
  ['TW-1202', 'FL-TW-1220'],
  ['FL-BV-12', 'FL-BV-125'],
])('%s may be a slip for %s', (typed, sku) => {
  expect(mayMean(typed, sku)).toBe(true);
});

it.each([
  ['FL-XX-999', 'FL-SD-412'],
  ['FL-XX-999', 'FL-TB-16'],
  ['FL XX 999', 'FL-TB-16'],
  ['FL-XX-1', 'FL-LM-50'],
  ['12345', 'FL-TW-1220'],
])('%s differs from %s by more than two characters', (typed, sku) => {
  expect(mayMean(typed, sku)).toBe(false);
});

it.each(['torque wrench', 'hammer', 'torque wrench 1/2'])('%s is words, which no SKU resembles', (words) => {
  expect(mayMean(words, 'FL-TW-1220')).toBe(true);
});

import { expect, it, vi } from 'vitest';
import {
  percentOffOf,
  priceAtPercentOff,
  readPercentOff,
  sheetSums,
  typedLineCents,
} from '@/lib/client/offers/line-figures';

vi.mock('#shop', () => import('@/tests/support/shop/reference-shop'));

it.each([
  ['8', 8],
  ['8 %', 8],
  ['7,25', 7.25],
  ['-2.5', -2.5],
  ['−2.5%', -2.5],
  ['0', 0],
  ['100', 100],
  ['101', null],
  ['8.125', null],
  ['1.500', null],
  ['', null],
  ['much', null],
])('a percentage typed as "%s" is read as %s', (typed, percent) => {
  expect(readPercentOff(typed)).toBe(percent);
});

it.each([
  [118.5, 8, 109.02],
  [0.99, 50, 0.5],
  [0.01, 50, 0.01],
  [10, 100, 0],
  [10, -2.5, 10.25],
  [99_999.99, 33.33, 66_669.99],
])('%s less %s %% is %s, half up to whole cents', (list, percent, price) => {
  expect(priceAtPercentOff(list, percent)).toBe(price);
});

it('a price says its percentage to two decimals, negative above the list price', () => {
  expect(percentOffOf(109.02, 118.5)).toBe(8);
  expect(percentOffOf(2, 3)).toBe(33.33);
  expect(percentOffOf(11, 10)).toBe(-10);
});

const line = (toolId: string, quantity: string, unitPrice: string) => ({
  ...{ toolId, quantity, unitPrice, percent: '', leadDays: '' },
});

it('a line has an amount once its quantity and price are complete', () => {
  expect(typedLineCents(line('a', '1.000', '1,50'), 'de')).toBe(150_000);
  expect(typedLineCents(line('a', '3', '0.1'), 'en')).toBe(30);
  for (const [quantity, price] of [
    ['', '1'],
    ['3', ''],
    ['3', '0'],
    ['2.5', '1'],
    ['3', '0.001'],
  ] as const)
    expect(typedLineCents(line('a', quantity, price), 'en')).toBeNull();
});

it('the sums of a sheet compare with list prices only where there are some', () => {
  const lists = new Map([['a', 10]]);
  const lines = [line('a', '3', '9.20'), line('b', '2', '5'), line('a', '4', '')];
  expect(sheetSums(lines, (id) => lists.get(id), 'en')).toEqual({
    ...{ cents: 3_760, units: 9, listCents: 3_000, discountedCents: 2_760 },
  });
});

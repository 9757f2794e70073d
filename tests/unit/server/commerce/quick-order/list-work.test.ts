import { expect, it } from 'vitest';
import { nearTextsOf } from '@/lib/server/commerce/quick-order/near-articles';
import { numbersOf, readRequestRows } from '@/lib/server/commerce/quick-order/request-rows';
import { quickOrderCalls } from '@/lib/shared/quick-order/quick-order.contract';
import { resultOf } from '@/lib/shared/text/csv';

const ROWS = 1_000;

/** In how many steps some work is done. */
function stepsOf(work: Iterable<unknown>): number {
  return [...work].length;
}

it('a list is read in a step a row at least, whether its rows are texts or typed numbers', () => {
  const texts = Array.from({ length: ROWS }, (_, place) => ({ text: `${place}a ${'10 x a1;'.repeat(100)}` }));
  const typed = Array.from({ length: ROWS }, (_, place) => ({ sku: `a${place}`, quantity: '9'.repeat(60) }));
  expect(stepsOf(readRequestRows(texts))).toBeGreaterThanOrEqual(ROWS);
  expect(stepsOf(readRequestRows(typed))).toBeGreaterThanOrEqual(ROWS);
});

it('texts that are too long for an article number are neither compared nor searched for, whatever they grow to', () => {
  const long = `a1${'\ufdfa'.repeat(150)}`;
  const asked = resultOf(readRequestRows([{ sku: long, quantity: 1 }]));
  const rows = asked.flatMap((each) => ('row' in each ? [each.row] : []));
  expect(rows).toHaveLength(1);
  expect(resultOf(numbersOf(rows)).size).toBe(0);
  expect(rows.flatMap(nearTextsOf)).toEqual([]);
});

it('ten rows count as one more search', () => {
  const rows = Array.from({ length: ROWS }, () => ({ text: 'a' }));
  expect(quickOrderCalls.checkList.work({ rows: rows.slice(0, 9) })).toBe(0);
  expect(quickOrderCalls.checkList.work({ rows })).toBe(100);
});

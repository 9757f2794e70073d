import { expect, it } from 'vitest';
import { matchRow } from '@/lib/server/commerce/quick-order/match-row';
import { READINGS_MAX } from '@/lib/server/commerce/quick-order/read-list/list-cells';
import { readLines } from '@/lib/server/commerce/quick-order/read-list/read-list';
import { quickOrderCalls } from '@/lib/shared/quick-order/quick-order.contract';
import { resultOf } from '@/lib/shared/text/csv';
import { lookupIn, SAMPLE_CATALOGUE } from '@/tests/fixtures/quick-order/catalogue';

const ROWS = 1_000;
/** Time of a processor on a busy machine; unbounded these rows take seconds to minutes. */
const MOST_MS = 1_500;

const listOf = (row: string) =>
  Array.from({ length: ROWS }, (_, line) => ({ line, text: `${row.slice(0, 990)} A${line}` }));

it.each([
  '10 x ',
  '10 x a1;',
  '1\t',
  '10 x  A1  ',
  '"10 x a1",',
  'a1,',
  '1,',
  'a1 b2 c3 d4;',
  '5 Stk A1|',
  '4006381333931 ',
  '- ',
  '(',
  'please ',
  'qty 5 ',
  '\u00a0',
  ' ',
  '\t ',
  ',"" ',
  ',"a""',
  '\ufdfa',
])(
  'a list of rows that can be read in very many ways of %j is read in a bounded time, with few readings a row',
  (part) => {
    const before = process.cpuUsage();
    const { rows, skipped } = resultOf(readLines(listOf(part.repeat(900))));
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(MOST_MS);
    expect(rows.length + skipped.length).toBe(ROWS);
    expect(Math.max(0, ...rows.map(({ readings }) => readings.length))).toBeLessThanOrEqual(READINGS_MAX);
  },
);

it('a list of rows that can be read in very many ways counts as as many searches as its rows cost', () => {
  const work = (count: number) => quickOrderCalls.checkList.work({ rows: Array(count).fill({ text: '' }) });
  expect([work(1), work(10), work(ROWS)]).toEqual([0, 1, 100]);
});

it('a list of rows that can be read in very many ways is not ordered, whatever part of it is read', () => {
  const lookup = lookupIn(SAMPLE_CATALOGUE);
  for (const row of [
    `${'1;'.repeat(30)}FL-BV-125;5`,
    `FL-BV-125;${'2;'.repeat(30)}`,
    `FL-BV-125 ${'10 x '.repeat(80)}`,
  ])
    for (const each of resultOf(readLines([{ line: 0, text: row }])).rows)
      expect(matchRow(each, lookup).status).not.toBe('taken');
});

it('a list of rows that can be read in very many ways marks every row beyond the limit as not read', () => {
  const { rows } = resultOf(readLines(listOf(`FL-BV-125 ${'wrench '.repeat(130)}`)));
  const first = rows.findIndex(({ isUnread }) => isUnread);
  expect(first).toBeGreaterThan(90);
  expect(rows.slice(first).every(({ isUnread, readings }) => isUnread && readings.length === 0)).toBe(true);
});

it('a list of rows that can be read in very many ways is none where rows are as programs write them', () => {
  const lines = Array.from({ length: ROWS }, (_, line) => ({
    line,
    text: `${line + 1};FL-BV-125;Bench vise with swivel base and anvil, forged steel, jaw width ${line} mm;10`,
  }));
  expect(resultOf(readLines(lines)).rows.some(({ isUnread }) => isUnread)).toBe(false);
  const text = `${'x'.repeat(40)};`.repeat(6);
  const headed = lines.map(({ line }) => ({ line, text: `FL-BV-125;10;${text}` }));
  const heading = {
    line: 0,
    text: `SKU;Qty;${Array.from({ length: 20 }, (_, column) => `Text ${column}`).join(';')}`,
  };
  const { rows } = resultOf(readLines([heading, ...headed.slice(1)]));
  expect(rows.some(({ isUnread }) => isUnread)).toBe(false);
});

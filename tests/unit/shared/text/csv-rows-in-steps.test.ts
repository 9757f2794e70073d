import { expect, it } from 'vitest';
import { csvRowsInSteps, UnclosedQuote } from '@/lib/shared/text/csv';

const rowsOf = (...parts: string[]) => [...csvRowsInSteps(parts, ';')].flat();

it.each([
  ['a row', ['a;', 'b\nc;d']],
  ['a line end of two letters', ['a;b\r', '\nc;d']],
  ['a line end of one letter', ['a;b\r', 'c;d']],
  ['quotation marks', ['"a";"', 'b"\n"c";d']],
  ['nothing', ['a;b\nc;d', '']],
])('%s across two parts stays one', (_name, parts) => {
  expect(rowsOf(...parts)).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
});

it('a line end in a value is kept across two parts', () => {
  expect(rowsOf('"a\r', '\nb";c')).toEqual([['a\nb', 'c']]);
});

it('a quotation mark that is not closed ends the reading', () => {
  const parts = Array.from({ length: 3 }, () => 'x'.repeat(500_000));
  expect(() => rowsOf('"', ...parts, 'end')).toThrow(UnclosedQuote);
});

import { expect, it, vi } from 'vitest';
import { readNumber, readSigned, readWhole, shownMark } from '@/lib/shared/tables/decimal-mark';

vi.mock('#shop', () => import('@/tests/support/shop/reference-shop'));

it.each([
  [['149,90'], ','],
  [['1.250', '12,5'], ','],
  [['1.250,50 €'], ','],
  [['1.250.000'], ','],
  [["1'250.50"], '.'],
  [['1 250,5'], ','],
  [['0.125'], '.'],
  [['1250.125'], '.'],
  [['$1,250.50'], '.'],
  [['12,50 USD', 'USD 9'], ','],
  [['-12,5', '(3)'], ','],
  [['12,50-'], ','],
  [['12,5 %'], ','],
  [['12.5 mm'], '.'],
] as const)('cells show a decimal mark: %j: %s', (cells, mark) => {
  expect(shownMark(cells)).toBe(mark);
});

it.each([[['1.250', '1,250', '12', 'M8', 'DIN 338.5', '03.11.2026', '1.2.3', '', 'abc']], [['4.00638E+12']]])(
  'cells show a decimal mark none is shown by %j',
  (cells) => {
    expect(shownMark(cells)).toBeNull();
  },
);

it('cells show a decimal mark and contradict each other where some show the one and some the other', () => {
  expect(shownMark(['12,50', '12.50'])).toBe('ambiguous');
});

it('cells show a decimal mark of whole numbers also where a fraction would be the other reading', () => {
  expect(shownMark(['1.250'], { isWhole: true })).toBe(',');
  expect(shownMark(['1.000'], { isWhole: true })).toBeNull();
});

it('a number is read by the mark where it has two readings, and stays unclear without one', () => {
  expect(readNumber('1.250', ',')).toEqual({ value: 1250 });
  expect(readNumber('1.250', '.')).toEqual({ value: 1.25 });
  expect(readNumber('1.250', 'ambiguous')).toMatchObject({ problem: 'unclear' });
  expect(readNumber('12,50', 'ambiguous')).toEqual({ value: 12.5 });
  expect(readNumber('4.00638E+12', ',')).toEqual({ problem: 'unreadable' });
});

it('a number of units is whole where a fraction is the other reading', () => {
  expect(readWhole('1.250', 'ambiguous')).toEqual({ value: 1250 });
  expect(readWhole('1.000', 'ambiguous')).toMatchObject({ problem: 'unclear' });
  expect(readWhole('1.000', ',')).toEqual({ value: 1000 });
  expect(readWhole('12,5', ',')).toEqual({ value: 12.5 });
});

it('a number has its sign in front, behind, or in brackets, and one alone', () => {
  const value = (text: string) => readSigned(text, ',');
  for (const text of ['-1.250', '1.250-', '− 1.250', '(1.250)', '1.250 −'])
    expect(value(text), text).toEqual({ value: -1250 });
  expect(value('+5')).toEqual({ value: 5 });
  expect(value('-0')).toEqual({ value: 0 });
  for (const text of ['--5', '(-5)', '-5-', '', '-', '()'])
    expect(value(text), text).toEqual({ problem: 'unreadable' });
});

it('a long cell is no number, and costs no more than any other', () => {
  const blanks = ' '.repeat(200_000);
  for (const cell of [`-${blanks}x1,5`, `1${blanks}-`, `1,5${blanks}x`, '1'.repeat(200_000)]) {
    expect(shownMark([cell])).toBeNull();
    expect(readSigned(cell, ',')).toEqual({ problem: 'unreadable' });
  }
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readListedCount } from '@/lib/shared/numbers/read-count';
import type { Pack } from '@/lib/shared/quantity/quantity-rules';
import { readWritten, unitsOfWritten } from '@/lib/shared/quantity/read-quantity';

const BOX = { name: 'Box', units: 12 };
const CARTON = { name: 'Carton of 48', units: 48 };

function readQuantity(text: string, packs: readonly Pack[] = []) {
  const written = readWritten(text);
  return 'problem' in written ? written : unitsOfWritten(written, packs);
}

it.each([
  ['50', 50],
  [' 50 ', 50],
  ['+50', 50],
  ['007', 7],
  ['1.000', 1000],
  ['1,000', 1000],
  ['1 000', 1000],
  ['1\u00a0000', 1000],
  ["1'000", 1000],
  ['1’000', 1000],
  ['1.250.000', 1_250_000],
  ['10,0', 10],
  ['10,00', 10],
  ['10.00', 10],
  ['1000,000', 1000],
  ['1.250,00', 1250],
  ['1,250.00', 1250],
  ['１２', 12],
  ['٢٠', 20],
  ['5 Stk', 5],
  ['5 Stk.', 5],
  ['5Stk', 5],
  ['5 Stück', 5],
  ['5 pcs', 5],
  ['5 piece', 5],
  ['5 EA', 5],
  ['5x', 5],
  ['1.000 Stück', 1000],
  ['2 dozen', 24],
  ['2 Dutzend', 24],
  ['2 x 12', 24],
  ['2x12', 24],
  ['2 × 12', 24],
  ['3 boxes of 10', 30],
  ['3 Kartons à 10 Stück', 30],
])('a quantity as people write it: %j is %i units', (text, units) =>
  expect(readQuantity(text)).toEqual({ units }),
);

it.each([
  ['2 boxes', 24],
  ['1 box', 12],
  ['2 Schachteln', 24],
  ['2 box(es)', 24],
  ['2 bx.', 24],
  ['2 cartons', 96],
  ['2 Kartons', 96],
  ['2 ctn', 96],
  ['2 boxes of 12', 24],
  ['1.000 boxes', 12_000],
])('a quantity as people write it: %j of a tool in boxes and cartons is %i units', (text, units) =>
  expect(readQuantity(text, [BOX, CARTON])).toEqual({ units }),
);

it('a quantity as people write it may name the only pack by any word for packs', () => {
  expect(readQuantity('3 VPE', [BOX])).toEqual({ units: 36 });
  expect(readQuantity('3 packs', [BOX])).toEqual({ units: 36 });
  expect(readQuantity('3 VPE', [BOX, CARTON])).toEqual({ problem: 'pack-unknown' });
  expect(readQuantity('3 VPE', [])).toEqual({ problem: 'pack-unknown' });
});

it.each([
  ['', 'quantity-required'],
  ['  ', 'quantity-required'],
  ['2.5', 'quantity-not-whole'],
  ['2,5', 'quantity-not-whole'],
  ['0.500', 'quantity-not-whole'],
  ['1.250,50', 'quantity-not-whole'],
  ['1,234,567.5', 'quantity-not-whole'],
  ['ten', 'quantity-unreadable'],
  ['-5', 'quantity-unreadable'],
  ['5-', 'quantity-unreadable'],
  ['1e3', 'quantity-unreadable'],
  ['4.00638E+12', 'quantity-unreadable'],
  ['1.00.0', 'quantity-unreadable'],
  ['1.000,000.00', 'quantity-unreadable'],
  ['01.000', 'quantity-unreadable'],
  ['1,2,3', 'quantity-unreadable'],
  ['½', 'quantity-unreadable'],
  ['1½', 'quantity-unreadable'],
  ['10²', 'quantity-unreadable'],
  ['10¹', 'quantity-unreadable'],
  ['①', 'quantity-unreadable'],
  ['⑩', 'quantity-unreadable'],
  ['2 boxes of 12²', 'quantity-unreadable'],
  ['5 / 6', 'quantity-unreadable'],
  ['5-10', 'quantity-unreadable'],
  ['99999999999999999999', 'quantity-unreadable'],
  ['2 boxes', 'pack-unknown'],
  ['2 bananas', 'pack-unknown'],
])('a quantity as people write it: %j is not guessed at: %s', (text, problem) =>
  expect(readQuantity(text)).toEqual({ problem }),
);

it('a quantity as people write it in packs of another size than the tool’s needs a choice', () => {
  expect(readQuantity('2 boxes of 10', [BOX])).toEqual({ problem: 'pack-differs' });
  expect(readQuantity('2 pallets', [BOX])).toEqual({ problem: 'pack-unknown' });
});

it('a quantity as people write it reports that a mark before three digits may be a decimal one', () => {
  expect(readWritten('1.000')).toEqual({ count: 1000, mark: '.' });
  expect(readWritten('12,500 pcs')).toEqual({ count: 12_500, unit: 'pcs', mark: ',' });
  expect(readWritten('1.000.000')).toEqual({ count: 1_000_000 });
  expect(readWritten('1.250,00')).toEqual({ count: 1250, decimalMark: ',' });
});

it('a quantity as people write it is read back from any way numbers are written', () => {
  const marks = fc.constantFrom(
    ['.', ','],
    [',', '.'],
    [' ', ','],
    ["'", '.'],
    ['’', ','],
    ['\u00a0', ','],
    ['\u202f', ','],
  );
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999 }), marks, fc.nat(2), (units, [group, mark], zeros) => {
      const grouped = String(units).replace(/\B(?=(?:\d{3})+$)/g, group ?? '');
      const text = zeros === 0 ? grouped : `${grouped}${mark}${'0'.repeat(zeros)}`;
      expect(readListedCount(text)).toMatchObject({ count: units });
      expect(readListedCount(String(units))).toEqual({ count: units });
    }),
  );
});

it('a quantity as people write it is never read as a number that is not written', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 8, unit: fc.constantFrom(..."0123456789.,' -+eEx") }), (text) => {
      const read = readListedCount(text);
      if ('count' in read) expect(Number(text.replace(/[^\d]/g, ''))).toBeGreaterThanOrEqual(read.count);
    }),
  );
});

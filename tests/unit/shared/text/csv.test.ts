import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readTable, type Separator } from '@/lib/shared/tables/read-table';
import { plainCell, readRow, writeCsv, writeRows } from '@/lib/shared/text/csv';

const rowsOf = (file: string, separator: Separator) =>
  readTable(file, { score: () => 0, separators: [separator] }).rows.map(({ cells }) => cells);

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '=cmd()\nand more'])(
  'a file has %j as text, not as a formula',
  (cell) => {
    const file = writeCsv([['name', cell]], ',');
    expect(rowsOf(file, ',')).toEqual([['name', `'${cell.replace('\r', '\n')}`]]);
    expect(plainCell(`'${cell}`)).toBe(cell.trim());
  },
);

/** Texts full of what separates cells and begins formulas. */
const hostile = fc
  .array(fc.constantFrom(...';,\t\r\n|\'" =+-@＝＋－＠−ab1', '\u200b', '\u00a0', '\u2028'), { maxLength: 12 })
  .map((letters) => letters.join(''));

/** The cells that programs make of a file which split it at any usual sign, with or without a mind for quotation marks. */
function cellsOf(file: string): string[] {
  const lines = file.replace('\ufeff', '').split(/[\r\n\u2028]/);
  const naive = [',', ';', '\t', '|'].flatMap((sign) => lines.flatMap((line) => line.split(sign)));
  return [...naive, ...([',', ';', '\t', '|'] as const).flatMap((sign) => rowsOf(file, sign).flat())];
}

const FORMULA = /^["\s\p{Cf}]*[=+\-@＝＋－＠−]/u;

it('a file has no formula in any cell that a usual separator makes', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(hostile, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 3 }),
      fc.constantFrom(',' as const, ';' as const),
      (table, delimiter) => {
        const file = writeCsv(table, delimiter);
        expect(cellsOf(file).filter((made) => FORMULA.test(made))).toEqual([]);
      },
    ),
    { numRuns: 2_000 },
  );
});

it.each([',', ';'] as const)('what is written between %s is read back as it was', (delimiter) => {
  fc.assert(
    fc.property(hostile, (typed) => {
      // Texts of the store have one kind of line end.
      const text = typed.replaceAll('\r', '\n');
      const [[cell = ''] = []] = rowsOf(writeCsv([[text, 'end']], delimiter), delimiter);
      expect(plainCell(cell)).toBe(text.trim());
      const line = text.replaceAll('\n', ' ');
      expect(plainCell(readRow(writeRows([[line, 'end']], ';'), ';')[0] ?? '')).toBe(line.trim());
    }),
    { numRuns: 2_000 },
  );
});

it.each(["'=x", "''=x", "'x", "'", "it's", "x;'=1", 'Street 1,\nBerlin', 'A, B - C', '+49 30'])(
  '%j is read back as it was',
  (text) => {
    const [[cell = ''] = []] = rowsOf(writeCsv([[text]], ','), ',');
    expect(plainCell(cell)).toBe(text);
  },
);

it('a text of many lines or sentences stays readable', () => {
  for (const text of ['Gate 1,\nHall 2 - left', 'Vise; 125 mm', 'a@b.example', 'Order 4-5, 6'])
    expect(rowsOf(writeCsv([[text]], ','), ',')).toEqual([[text]]);
});

it('a file has numbers as they are, and nothing where there is nothing', () => {
  expect(writeCsv([[-5, undefined, '']], ';')).toBe('\ufeff-5;;\r\n');
});

const cell = fc.string().filter((text) => text.trim() !== '' && !/[\r\n]/.test(text));
const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 5 });

it('a file that was written is read as the same cells', () => {
  fc.assert(
    fc.property(rows, fc.constantFrom(',' as const, ';' as const), (table, delimiter) => {
      const read = rowsOf(writeCsv(table, delimiter), delimiter);
      expect(read.map((cells) => cells.map(plainCell))).toEqual(
        table.map((cells) => cells.map((text) => text.trim())),
      );
    }),
  );
});

it('rows of a text field are read one by one as the same cells', () => {
  fc.assert(
    fc.property(rows, (table) => {
      const lines = writeRows(table, ';').split('\n');
      const read = lines.map((line) => readRow(line, ';').map(plainCell));
      expect(read).toEqual(table.map((cells) => cells.map((text) => text.trim())));
    }),
  );
});

it('a row whose quotation marks do not match is split as it is', () => {
  expect(readRow('"FL-1;10', ';')).toEqual(['"FL-1', '10']);
});

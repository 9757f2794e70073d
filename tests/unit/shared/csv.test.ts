import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plainCell, readCsv, readRow, writeCsv, writeRows } from '@/lib/shared/csv';

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '=cmd()\nand more'])(
  'a file has %j as text, not as a formula',
  (cell) => {
    const file = writeCsv([['name', cell]], ',');
    expect(readCsv(file, { delimiter: ',' })).toEqual([['name', `'${cell}`]]);
    expect(plainCell(`'${cell}`)).toBe(cell.trim());
  },
);

it('a file has numbers as they are, and nothing where there is nothing', () => {
  expect(writeCsv([[-5, undefined, '']], ';')).toBe('\ufeff-5;;\r\n');
});

const cell = fc.string().filter((text) => text.trim() !== '' && !/[\r\n]/.test(text));
const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 5 });

it('a file that was written is read as the same cells', () => {
  fc.assert(
    fc.property(rows, fc.constantFrom(',' as const, ';' as const), (table, delimiter) => {
      const read = readCsv(writeCsv(table, delimiter), { delimiter });
      expect(read.map((cells) => cells.map(plainCell))).toEqual(table.map((cells) => cells.map(plainCell)));
    }),
  );
});

it('rows of a text field are read one by one as the same cells', () => {
  fc.assert(
    fc.property(rows, (table) => {
      const lines = writeRows(table, ';').split('\n');
      expect(lines.map((line) => readRow(line, ';'))).toEqual(table);
    }),
  );
});

it('a row whose quotation marks do not match is split as it is', () => {
  expect(readRow('"FL-1;10', ';')).toEqual(['"FL-1', '10']);
});

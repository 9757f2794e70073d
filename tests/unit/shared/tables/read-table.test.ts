import { expect, it } from 'vitest';
import { headOfLines, readTable, tableInSteps } from '@/lib/shared/tables/read-table';
import { resultOf } from '@/lib/shared/text/csv';

const KNOWN = new Set(['sku', 'price', 'name', 'preis']);
const score = (cells: readonly string[]) =>
  cells.filter((cell) => KNOWN.has(cell.trim().toLowerCase())).length;
const read = (text: string) => readTable(text, { score, separators: [';', ',', '\t', '|'] });

it.each([
  ['semicolons', 'SKU;Price\nA;1,5\nB;2,5', ';'],
  ['commas', 'SKU,Price\nA,"1,5"', ','],
  ['tabs', 'SKU\tPrice\nA\t149,90', '\t'],
  ['bars', 'SKU|Price\nA|149,90', '|'],
  ['commas within the first heading', '"Price, net";SKU;Name\nA;1;x', ';'],
])('a table has the separator that its headings show: %s', (_, text, separator) => {
  expect(read(text)).toMatchObject({ separator, headings: { row: 1 } });
});

it('a table has the separator that it names in a line of its own, which is no row', () => {
  for (const line of ['sep=|\r\n', '"sep=|"\n', '\ufeffSEP=|\n'])
    expect(read(`${line}SKU|Price\nA|1`)).toEqual({
      separator: '|',
      headings: { row: 1, cells: ['SKU', 'Price'] },
      rows: [{ row: 2, cells: ['A', '1'] }],
    });
});

it('a table has its headings below a title and blank rows, and counts those', () => {
  expect(read('Price list 2026;;\n\nas of 1 Nov;;\nSKU;Price;Name\nA;1;x\n;;\nB;2;y')).toEqual({
    separator: ';',
    headings: { row: 4, cells: ['SKU', 'Price', 'Name'] },
    rows: [
      { row: 5, cells: ['A', '1', 'x'] },
      { row: 7, cells: ['B', '2', 'y'] },
    ],
  });
});

it('a table without known headings has the separator by which most rows are equally long', () => {
  expect(read('A;1,5\nB;2,5\nC;3')).toMatchObject({ separator: ';', headings: null });
  expect(read('A;1,5\nB;2,5\nC;3').rows).toHaveLength(3);
  expect(read('just a text')).toMatchObject({ headings: null, rows: [{ cells: ['just a text'] }] });
  expect(read('')).toMatchObject({ headings: null, rows: [] });
});

it('a table is read in steps where its text comes in parts', () => {
  const steps = tableInSteps(['SKU,Price\r', '\nA,1\r\nB,', '2'], { score });
  expect(steps.next().done).toBe(false);
  expect(resultOf(steps).rows).toEqual([
    { row: 2, cells: ['A', '1'] },
    { row: 3, cells: ['B', '2'] },
  ]);
});

it('a table is read to one row beyond a limit', () => {
  expect(readTable('SKU\nA\nB\nC\nD', { score, rowsMax: 2 }).rows).toHaveLength(3);
});

it('lines of which some may be a table have the separator and the headings that read best, whatever stands above', () => {
  expect(headOfLines(['10 x "A', 'Title, 2026', 'SKU,Price,Size; mm'], { score })).toEqual({
    separator: ',',
    place: 2,
  });
});

it('lines of which some may be a table have no headings where none is known', () => {
  expect(headOfLines(['A;1', 'B;2'], { score }).place).toBe(-1);
  expect(headOfLines([], { score }).place).toBe(-1);
});

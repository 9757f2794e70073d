import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type ComparedRow,
  compareSpecs,
  groupsOf,
  markedCells,
} from '@/components/tools/compare/compare-specs';
import { readComparedIds } from '@/lib/client/catalogue/catalogue-address';

const tool = (...specs: [name: string, value: string, unit?: string][]) => ({
  specs: specs.map(([name, value, unit]) => ({ name, value, ...(unit === undefined ? {} : { unit }) })),
});
const rowOf = (name: string, ...tools: ReturnType<typeof tool>[]) =>
  compareSpecs(tools).find((row) => row.name === name);

it('specifications side by side shows figures in the unit most tools have, with those of the data sheet', () => {
  const row = rowOf(
    'Opening',
    tool(['Opening', '150', 'mm']),
    tool(['Opening', '6', 'in']),
    tool(['Opening', '20', 'cm'], ['x', '1']),
    tool(['Opening', '90', 'mm']),
  );
  expect(row?.values).toEqual([
    { text: '150 mm' },
    { text: '152.4 mm', original: '6 in' },
    { text: '200 mm', original: '20 cm' },
    { text: '90 mm' },
  ]);
  expect(row?.differs).toBe(true);
});

it('specifications side by side takes the same size in another unit, or written otherwise, for the same', () => {
  expect(rowOf('Drive', tool(['Drive', '1/2', 'in']), tool(['Drive', '12.7', 'mm']))?.differs).toBe(false);
  expect(
    rowOf('Steel', tool(['Steel', 'Chrome-vanadium']), tool(['Steel', 'chrome vanadium']))?.differs,
  ).toBe(false);
  expect(rowOf('Range', tool(['Range', '40–200', 'Nm']), tool(['Range', '40–210', 'Nm']))?.differs).toBe(
    true,
  );
  expect(rowOf('Range', tool(['Range', '40–200', 'Nm']), tool(['range', '40–200 N·m']))?.values).toEqual([
    { text: '40–200 Nm' },
    { text: '40–200 N·m' },
  ]);
});

it('specifications side by side leaves figures of different dimensions and words as they are', () => {
  expect(rowOf('Accuracy', tool(['Accuracy', '±0.02', 'mm']), tool(['Accuracy', '±2', '%']))?.values).toEqual(
    [{ text: '±0.02 mm' }, { text: '±2 %' }],
  );
  expect(
    rowOf('Accuracy', tool(['Accuracy', '±0.02', 'mm']), tool(['Accuracy', '±20', 'µm']))?.values[1],
  ).toEqual({ text: '±0.02 mm', original: '±20 µm' });
});

it('specifications side by side differs where a tool lacks it, and has what most tools have first', () => {
  const rows = compareSpecs([tool(['A', '1'], ['B', '2']), tool(['B', '2'])]);
  expect(rows.map(({ name, differs }) => [name, differs])).toEqual([
    ['B', false],
    ['A', true],
  ]);
  expect(rows[1]?.values).toEqual([{ text: '1' }, null]);
});

it('a comparison reads the ids of its address, each once, six at most, and ignores invalid ones', () => {
  const ids = Array.from({ length: 8 }, (_, number) => String(number).repeat(24));
  expect(readComparedIds(ids.join(','))).toEqual(ids.slice(0, 6));
  expect(readComparedIds([`${ids[1]},x`, `${ids[1]}`, '$ne'])).toEqual([ids[1]]);
  expect(readComparedIds(undefined)).toEqual([]);
});

const row = (...values: string[]): ComparedRow => ({
  groups: groupsOf(values, (one, other) => one === other),
});
const figures = (best: 'least' | 'most', ...values: (number | null)[]): ComparedRow => ({
  ...row(...values.map(String)),
  ...{ figures: values, best },
});
/** `x` for a tinted cell. */
const picture = (...rows: ComparedRow[]) =>
  markedCells(rows).marks.map((cells) => cells.map((isMarked) => (isMarked ? 'x' : '.')).join(''));

it('the cells of a comparison that are tinted are those unlike most of their row', () => {
  expect(picture(row('a', 'a', 'b'), row('a', 'a', 'a'), row('c', 'd', 'c'))).toEqual(['..x', '...', '.x.']);
});

it('the cells of a comparison that are tinted are whole rows while few differ', () => {
  expect(picture(row('a', 'b'), row('a', 'a'), row('c', 'c'))).toEqual(['xx', '..', '..']);
  expect(markedCells([row('a', 'b'), row('a', 'a')]).isWhole).toBe(true);
});

it('the cells of a comparison that are tinted are the best alone where nearly everything differs, and none where nothing is better', () => {
  const rows = [figures('least', 30, 10, 20), figures('most', 5, 9, 7), row('a', 'b', 'c')];
  expect(picture(...rows)).toEqual(['.x.', '.x.', '...']);
  expect(markedCells(rows).isWhole).toBe(false);
});

it('the cells of a comparison that are tinted leave out a figure that a tool does not have, and a best that most share', () => {
  expect(picture(figures('least', null, 10, 20), row('a', 'b', 'c'))).toEqual(['.x.', '...']);
  expect(picture(figures('least', 10, 10, 20, 30), row('a', 'b', 'c', 'd'))).toEqual(['xx..', '....']);
  expect(picture(figures('most', null, null), row('a', 'b'), row('c', 'd'))).toEqual(['..', '..', '..']);
});

it('the cells of a comparison that are tinted are at most half, whatever is compared', () => {
  const anyRow = (count: number) =>
    fc.record({
      values: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: count, maxLength: count }),
      best: fc.constantFrom(undefined, 'least' as const, 'most' as const),
    });
  const anyRows = fc.integer({ min: 2, max: 6 }).chain((count) => fc.array(anyRow(count), { maxLength: 12 }));
  fc.assert(
    fc.property(anyRows, (rows) => {
      const { marks } = markedCells(
        rows.map(({ values, best }) => ({ ...row(...values.map(String)), figures: values, best })),
      );
      const cells = marks.flat();
      expect(cells.filter(Boolean).length * 2).toBeLessThanOrEqual(cells.length);
    }),
  );
});

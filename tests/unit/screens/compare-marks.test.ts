import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ComparedRow, groupsOf, markedCells } from '@/components/tools/compare/compare-specs';

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

describe('the cells of a comparison that are tinted', () => {
  it('are those unlike most of their row', () => {
    expect(picture(row('a', 'a', 'b'), row('a', 'a', 'a'), row('c', 'd', 'c'))).toEqual([
      '..x',
      '...',
      '.x.',
    ]);
  });

  it('are whole rows while few differ', () => {
    expect(picture(row('a', 'b'), row('a', 'a'), row('c', 'c'))).toEqual(['xx', '..', '..']);
    expect(markedCells([row('a', 'b'), row('a', 'a')]).isWhole).toBe(true);
  });

  it('are the best alone where nearly everything differs, and none where nothing is better', () => {
    const rows = [figures('least', 30, 10, 20), figures('most', 5, 9, 7), row('a', 'b', 'c')];
    expect(picture(...rows)).toEqual(['.x.', '.x.', '...']);
    expect(markedCells(rows).isWhole).toBe(false);
  });

  it('leave out a figure that a tool does not have, and a best that most share', () => {
    expect(picture(figures('least', null, 10, 20), row('a', 'b', 'c'))).toEqual(['.x.', '...']);
    expect(picture(figures('least', 10, 10, 20, 30), row('a', 'b', 'c', 'd'))).toEqual(['xx..', '....']);
    expect(picture(figures('most', null, null), row('a', 'b'), row('c', 'd'))).toEqual(['..', '..', '..']);
  });

  it('are at most half, whatever is compared', () => {
    const anyRow = (count: number) =>
      fc.record({
        values: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: count, maxLength: count }),
        best: fc.constantFrom(undefined, 'least' as const, 'most' as const),
      });
    const anyRows = fc
      .integer({ min: 2, max: 6 })
      .chain((count) => fc.array(anyRow(count), { maxLength: 12 }));
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
});

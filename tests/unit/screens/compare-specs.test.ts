import { describe, expect, it } from 'vitest';
import { compareSpecs } from '@/components/tools/compare/compare-specs';
import { readComparedIds } from '@/lib/client/catalogue/compared-ids';

const tool = (...specs: [name: string, value: string, unit?: string][]) => ({
  specs: specs.map(([name, value, unit]) => ({ name, value, ...(unit === undefined ? {} : { unit }) })),
});
const rowOf = (name: string, ...tools: ReturnType<typeof tool>[]) =>
  compareSpecs(tools).find((row) => row.name === name);

describe('specifications side by side', () => {
  it('shows figures in the unit most tools have, with those of the data sheet', () => {
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

  it('takes the same size in another unit, or written otherwise, for the same', () => {
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

  it('leaves figures of different dimensions and words as they are', () => {
    expect(
      rowOf('Accuracy', tool(['Accuracy', '±0.02', 'mm']), tool(['Accuracy', '±2', '%']))?.values,
    ).toEqual([{ text: '±0.02 mm' }, { text: '±2 %' }]);
    expect(
      rowOf('Accuracy', tool(['Accuracy', '±0.02', 'mm']), tool(['Accuracy', '±20', 'µm']))?.values[1],
    ).toEqual({ text: '±0.02 mm', original: '±20 µm' });
  });

  it('differs where a tool lacks it, and has what most tools have first', () => {
    const rows = compareSpecs([tool(['A', '1'], ['B', '2']), tool(['B', '2'])]);
    expect(rows.map(({ name, differs }) => [name, differs])).toEqual([
      ['B', false],
      ['A', true],
    ]);
    expect(rows[1]?.values).toEqual([{ text: '1' }, null]);
  });
});

it('a comparison reads the ids of its address, each once, six at most, and ignores invalid ones', () => {
  const ids = Array.from({ length: 8 }, (_, number) => String(number).repeat(24));
  expect(readComparedIds(ids.join(','))).toEqual(ids.slice(0, 6));
  expect(readComparedIds([`${ids[1]},x`, `${ids[1]}`, '$ne'])).toEqual([ids[1]]);
  expect(readComparedIds(undefined)).toEqual([]);
});

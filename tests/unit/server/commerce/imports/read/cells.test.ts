import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { headingOf, specField, specOfField } from '@/lib/server/commerce/imports/read/fields';
import { joinValues, readMoment, splitValues } from '@/lib/server/commerce/imports/read/read-cells';
import { specsFault, specsOfCells, specsOfPairs } from '@/lib/server/commerce/imports/read/spec-cells';
import { toolOfCells } from '@/lib/server/commerce/imports/read/tool-cells';

vi.mock('#shop', () => import('@/tests/support/shop/reference-shop'));

it('a cell of several values has the same again, whatever is in them', () => {
  const value = fc
    .string({ unit: fc.constantFrom('a', ' ', '|', '\\', '='), minLength: 1, maxLength: 8 })
    .map((text) => text.trim())
    .filter((text) => text !== '');
  fc.assert(
    fc.property(fc.array(value, { maxLength: 4 }), (values) => {
      expect(splitValues(joinValues(values))).toEqual(values);
    }),
    { numRuns: 1_000 },
  );
});

it('a moment is read by the clock of the shop, unless it names its offset', () => {
  const zone = 'Europe/Berlin';
  expect(readMoment('2026-11-26', zone)?.toISOString()).toBe('2026-11-25T23:00:00.000Z');
  expect(readMoment('2026-07-01 08:30', zone)?.toISOString()).toBe('2026-07-01T06:30:00.000Z');
  expect(readMoment('2026-07-01T08:30:00Z', zone)?.toISOString()).toBe('2026-07-01T08:30:00.000Z');
  expect(readMoment('2026-02-30', zone)).toBeNull();
});

describe('specifications', () => {
  const weight = { name: 'Weight', value: '5', unit: 'kg', type: 'number' as const };
  const bore = { name: 'Bore', value: 'M8' };

  it('specifications of a file have headings with their units', () => {
    expect(headingOf('tools', specField(weight), 'en')).toBe('Spec: Weight [kg]');
    expect(headingOf('tools', specField(bore), 'de')).toBe('Merkmal: Bore');
    expect(specOfField('spec:Weight [kg]')).toEqual({ name: 'Weight', unit: 'kg' });
  });

  it('specifications of a file stay in their order and of their type, go by an empty cell, and come at the end', () => {
    const cells = [
      { field: 'spec:Color', value: 'red' },
      { field: 'spec:Weight [kg]', value: '6' },
      { field: 'spec:Bore', value: '' },
    ];
    expect(specsOfCells([bore, weight], cells)).toEqual([
      { ...weight, value: '6' },
      { name: 'Color', value: 'red' },
    ]);
    expect(specsOfCells([weight], [{ field: 'spec:Weight [kg]', value: 'light' }])).toEqual([
      { name: 'Weight', value: 'light', unit: 'kg' },
    ]);
  });

  it('specifications of a file are the same in another case or unit, and stay where no column is theirs', () => {
    expect(specsOfCells([weight, bore], [{ field: 'spec:weight [g]', value: '5000' }])).toEqual([
      { name: 'Weight', value: '5000', unit: 'g', type: 'number' },
      bore,
    ]);
    expect(specsOfCells([weight], [{ field: 'spec:Weight [lb]', value: '' }])).toEqual([weight]);
  });
});

describe('specifications in one cell', () => {
  const weight = { name: 'Weight', value: '5', unit: 'kg', type: 'number' as const };
  const bore = { name: 'Bore', value: 'M8' };

  it.each([
    'Weight [kg]=6;Color=red',
    'Weight [kg] = 6 | Color = red',
    'Weight [kg]=6\nColor=red\n',
    ' weight [kg]=6;; Color=red ;',
    'Weight [kg]: 6; Color : red',
  ])('specifications in one cell: %j is a list', (cell) => {
    expect(specsFault(cell, [])).toBeNull();
    expect(specsOfPairs([bore, weight], cell, [])).toEqual([
      { ...weight, value: '6' },
      { name: 'Color', value: 'red' },
    ]);
  });

  it('specifications in one cell may have separators in their values, behind a backslash, and equals signs', () => {
    expect(specsOfPairs([], 'Color=red\\; blue | Torque=M=F\\|r | Path=C:\\a', [])).toEqual([
      { name: 'Color', value: 'red; blue' },
      { name: 'Torque', value: 'M=F|r' },
      { name: 'Path', value: 'C:\\a' },
    ]);
  });

  it('specifications in one cell are none in an empty cell', () => {
    expect(specsOfPairs([bore, weight], '', [])).toEqual([]);
  });

  it('specifications in one cell stand beside columns of their own, in which an empty cell says nothing', () => {
    const columns = [
      { field: 'spec:Bore', value: '' },
      { field: 'spec:Color', value: 'red' },
    ];
    expect(specsOfPairs([weight, bore], 'Bore=M10', columns)).toEqual([
      { name: 'Bore', value: 'M10' },
      { name: 'Color', value: 'red' },
    ]);
  });

  it.each(['red', 'Color=red; blue', '=red', 'Color=', 'Color= ; Bore=1'])(
    'specifications in one cell: %j has no such form, and is refused by what is wrong in it',
    (cell) => {
      expect(specsFault(cell, [])).toEqual({
        specs: [expect.objectContaining({ code: 'import-spec-pair' })],
      });
    },
  );

  it('specifications in one cell are refused where one is named twice', () => {
    expect(specsFault('Color=red;color=blue', [])).toEqual({ specs: ['spec-twice'] });
    expect(specsFault('Color=red', [{ field: 'spec:Color', value: 'blue' }])).toEqual({
      specs: ['spec-twice'],
    });
  });
});

it('a row says of a tool what its filled cells do, and empties what may be empty', () => {
  const fields = [
    'sku',
    'name',
    'price',
    'moq',
    'packs',
    'lowStockBelow',
    'leadTimeDays',
    'documents',
    'state',
  ];
  const cells = ['A-1', '', '1234.50', '1000', 'Box=10 | Pallet=1000=4006381333931', '', '5', '', 'Draft'];
  expect(toolOfCells(fields, cells, null)).toEqual({
    sku: 'A-1',
    price: 1234.5,
    moq: 1000,
    packs: [
      { name: 'Box', units: 10 },
      { name: 'Pallet', units: 1000, gtin: '4006381333931' },
    ],
    lowStockBelow: null,
    leadTimeDays: 5,
    documents: [],
    state: 'draft',
  });
});

import { expect, it } from 'vitest';
import { chooseColumns } from '@/components/tools/catalogue/table/choose-columns';
import { familyOf, sectionsOf } from '@/components/tools/catalogue/table/row-sections';
import { columnLook, specCell } from '@/components/tools/catalogue/table/spec-cells';

const count = (name: string, tools: number, values: number, only?: string) => ({
  name,
  token: name.toLowerCase().replaceAll(' ', '-'),
  tools,
  values,
  ...(only === undefined ? {} : { only }),
});
const chosen = (...args: Parameters<typeof chooseColumns>) =>
  chooseColumns(...args).columns.map(({ name }) => name);

it('a table has the eight specifications that most tools have in most values, in the order they came', () => {
  const counts = [
    count('Rare', 2, 2),
    ...['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((name) => count(name, 60, 6)),
    count('Weight', 100, 90),
    count('Sparse', 10, 9),
  ];
  expect(chosen(counts, { total: 100 })).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'Weight']);
});

it('beyond a dozen values more of them count for nothing, so that what most tools have comes first', () => {
  const counts = [
    count('Note', 50, 50),
    ...['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((n) => count(n, 60, 14)),
  ];
  expect(chosen(counts, { total: 60 })).not.toContain('Note');
});

it('a specification of one tool alone, or in one value, is no column, unless the shop or the filters name it', () => {
  const counts = [count('Drive', 5, 2), count('Offset', 1, 1), count('Ring', 2, 1)];
  expect(chosen(counts, { total: 5 })).toEqual(['Drive']);
  expect(chosen(counts, { total: 5, keySpecs: ['OFFSET'] })).toEqual(['Drive', 'Offset']);
  expect(chosen(counts, { total: 5, chosen: new Set(['ring']) })).toEqual(['Drive', 'Ring']);
  expect(chosen(counts, { total: 1 })).toHaveLength(3);
});

it('what all tools have is told once, and stays a column where the list is narrowed by it', () => {
  const counts = [count('Drive', 4, 1, '1/2 in'), count('Finish', 3, 1, 'Chrome'), count('Length', 4, 4)];
  const { columns, shared } = chooseColumns(counts, { total: 4 });
  expect(shared).toEqual([{ name: 'Drive', value: '1/2 in' }]);
  expect(columns.map(({ name }) => name)).toEqual(['Length']);
  expect(chooseColumns(counts, { total: 4, chosen: new Set(['drive']) }).shared).toEqual([]);
});

it.each([
  ['Size', 'Sizes'],
  ['Max. torque', 'Maximum torque'],
  ['Dia. of disc', 'Diameter of discs'],
])('%s and %s are one column, by the shorter name', (one, other) => {
  for (const counts of [
    [count(one, 2, 2), count(other, 3, 3)],
    [count(other, 3, 3), count(one, 2, 2)],
  ])
    expect(chooseColumns(counts, { total: 5 }).columns).toEqual([
      expect.objectContaining({ name: one, names: [one, other] }),
    ]);
});

it('names that the page’s language says alike are one column', () => {
  const { columns } = chooseColumns(
    [
      { ...count('Länge', 2, 2), token: 'length' },
      { ...count('Länge', 3, 3), token: 'total-length' },
    ],
    { total: 5 },
  );
  expect(columns).toEqual([{ name: 'Länge', token: 'length', names: ['Länge'] }]);
});

it('glass, radius and axis are no plurals', () => {
  const counts = ['Glass', 'Glas', 'Radius', 'Radiu', 'Axis', 'Axi'].map((name) => count(name, 2, 2));
  expect(chosen(counts, { total: 2 })).toHaveLength(6);
});

const cell = (value: string, unit?: string) =>
  specCell(
    { specs: [{ name: 'Size', value, ...(unit ? { unit } : {}) }] },
    { names: ['Sizes', 'Size'] },
    'de',
  );

it('a cell has the figures of its language apart from their unit, and the name of the specification that the tool has', () => {
  expect(cell('0.5', 'mm')).toEqual({ value: '0,5', unit: 'mm', isFigure: true });
  expect(cell('1/2 in')).toEqual({ value: '1/2', unit: 'Zoll', isFigure: true });
  expect(cell('Chrome')).toEqual({ value: 'Chrome', isFigure: false });
  expect(cell('135° split point')).toEqual({ value: '135° split point', isFigure: false });
});

it.each([
  ['the same unit in all cells', [cell('8', 'mm'), undefined, cell('1–2', 'mm')], true, 'mm'],
  ['different units', [cell('8', 'mm'), cell('1/2', 'in')], true, undefined],
  ['figures without a unit', [cell('72'), cell('24')], true, undefined],
  ['a word among figures', [cell('8', 'mm'), cell('hex')], false, undefined],
])('the unit stands in the head for %s: %o', (_, cells, isFigure, unit) => {
  expect(columnLook(cells)).toEqual({ isFigure, ...(unit === undefined ? {} : { unit }) });
});

const tool = (name: string, ...specs: [string, string, string?][]) => ({
  name,
  specs: specs.map(([own, value, unit]) => ({ name: own, value, ...(unit ? { unit } : {}) })),
});

it.each([
  ['Combination Wrench 24 mm', 'Combination Wrench'],
  ['1/2 in Drive Click Torque Wrench, 40–200 Nm', 'Click Torque Wrench'],
  ['Deep Impact Socket Set, 1/2 in Drive, 8 Pieces', 'Deep Impact Socket Set'],
  ['Deep Offset Double Ring Wrench 16 × 17 mm', 'Deep Offset Double Ring Wrench'],
  ['Spiral-Flute Machine Tap M10 × 1.5', 'Spiral-Flute Machine Tap'],
  ['Adjustable Wrench 250 mm, Jaw to 34 mm', 'Adjustable Wrench, Jaw'],
  ['Flap Disc 125 mm, Zirconia P60', 'Flap Disc, Zirconia'],
  ['Rubber Mallet', 'Rubber Mallet'],
])('%s is of the family %s', (name, family) => {
  expect(familyOf(tool(name, ['Drive', '1/2', 'in'], ['Pieces', '8']))).toBe(family);
});

it('families come first, each by size, then the others; without families there is one section', () => {
  const wrenches = [
    tool('Torque Wrench 1/2 in, 40–200 Nm', ['Drive', '1/2', 'in']),
    tool('Pipe Wrench', ['Length', '450', 'mm']),
    tool('Torque Wrench 3/8 in, 10–60 Nm', ['Drive', '3/8', 'in']),
    tool('Torque Wrench 10 mm, 5–20 Nm', ['Drive', '10', 'mm']),
  ];
  const sections = sectionsOf(wrenches, [{ names: ['Drive'] }]);
  expect(sections.map(({ family, rows }) => [family, ...rows.map(({ specs }) => specs[0]?.value)])).toEqual([
    ['Torque Wrench', '3/8', '10', '1/2'],
    [null, '450'],
  ]);
  expect(sectionsOf(wrenches.slice(1, 3), [])).toEqual([{ family: null, rows: wrenches.slice(1, 3) }]);
});

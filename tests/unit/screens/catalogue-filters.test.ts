import { specToken } from '@forgeline/tool-text/spec-token';
import { expect, it } from 'vitest';
import { shownFacets } from '@/components/tools/catalogue/facet-links';
import { chosenFilters } from '@/components/tools/catalogue/filter-texts';
import { textsFor } from '@/lib/shared/texts/texts-for';
import type { NamedSpecFacet } from '@/lib/shared/tools/catalogue/catalogue.schema';

const range = { unit: 'kg', units: ['kg', 'g'], min: 0.3, max: 2.5 };
const facet = (
  name: string,
  counts: readonly number[],
  more: Partial<NamedSpecFacet> = {},
): NamedSpecFacet => ({
  token: specToken(name),
  name,
  values: counts.map((count, place) => ({ label: `${place} kg`, token: `weight:${place}-kg`, count })),
  ...more,
});
const formOf = (given: NamedSpecFacet, query = {}) =>
  shownFacets([given], query).map(({ form, values }) => [form, values.length]);

it('a facet of figures is a range alone where each tool has a figure of its own', () => {
  expect(formOf(facet('Weight', [1, 1, 1, 1, 1, 1, 1, 1], { range }))).toEqual([['range', 0]]);
  expect(formOf(facet('Torque', [1, 1, 1], { range }))).toEqual([['range', 0]]);
});

it('a facet of figures is a range alone where most of a long list have one tool', () => {
  expect(formOf(facet('Length', [2, 1, 1, 1, 1], { range }))).toEqual([['range', 0]]);
});

it('a facet of figures is a list where tools share its values, or there are few', () => {
  expect(formOf(facet('Drive', [4, 3, 1], { range }))).toEqual([['open', 3]]);
  expect(formOf(facet('Opening', [2, 1, 1, 1], { range }))).toEqual([['open', 4]]);
  expect(formOf(facet('Speed', [1, 1], { range }))).toEqual([['open', 2]]);
});

it('a facet of figures has the values that are chosen in sight', () => {
  const weights = facet('Weight', [1, 1, 1, 1], { range });
  const [shown] = shownFacets([weights], { spec: ['weight:2-kg'] });
  expect(shown).toMatchObject({ form: 'range', values: [{ token: 'weight:2-kg' }] });
});

it('a facet of words is folded where each tool has its own, unless one of them is chosen', () => {
  expect(formOf(facet('Standard', [1, 1, 1]))).toEqual([['folded', 3]]);
  expect(formOf(facet('Standard', [1, 1, 1]), { spec: ['weight:0-kg'] })).toEqual([['open', 3]]);
  expect(formOf(facet('Material', [3, 1]))).toEqual([['open', 2]]);
});

it('a facet with one value is not shown, unless it is what the list was narrowed by', () => {
  expect(formOf(facet('Standard', [4]))).toEqual([]);
  expect(formOf(facet('Weight', [4], { range }), { spec: ['weight:0-kg'] })).toEqual([['open', 1]]);
  expect(formOf(facet('Weight', [4], { range }), { range: ['weight:1..2:kg'] })).toEqual([['open', 1]]);
  expect(formOf(facet('Weight', [], { range }), { range: ['weight:8..9:kg'] })).toEqual([['open', 0]]);
});

const shown = (language: 'en' | 'de', q: string, sizes: Parameters<typeof chosenFilters>[1]) =>
  chosenFilters(
    { q, stock: 'in', page: 2 },
    sizes,
    new Map(),
    new Map(),
    textsFor(language).catalogue.filters,
    language,
  ).filter(({ key }) => key.startsWith('size'));

it('a size of a search is a filter in the figures of the language, and taken off the search goes on without it', () => {
  const sizes = [{ size: '6.5', unit: 'mm', without: 'screwdriver' }];
  expect(shown('en', 'screwdriver 6.5mm', sizes)).toEqual([
    { key: 'size 0', label: 'Size 6.5 mm', href: '/tools?q=screwdriver&stock=in' },
  ]);
  expect(shown('de', 'screwdriver 6,5mm', sizes)[0]?.label).toBe('Größe 6,5 mm');
});

it('a size that is all of a search takes the whole search with it', () => {
  const [filter] = shown('de', '1/2 Zoll', [{ size: '1/2', unit: 'in', without: '' }]);
  expect(filter).toEqual({ key: 'size 0', label: 'Größe 1/2 Zoll', href: '/tools?stock=in' });
});

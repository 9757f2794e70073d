import { expect, it } from 'vitest';
import {
  taxClassSchema,
  typedWeightSchema,
  weightGramsSchema,
} from '@/lib/shared/tools/shipping-fields.schema';
import { readWeight, weightUnitOf } from '@/lib/shared/tools/tool-weight';
import { fieldKilograms } from '@/lib/shared/tools/weight-text';

it.each([
  ['1.25', '.', 1_250],
  ['1,25', ',', 1_250],
  ['1.250', '.', 1_250],
  ['1.250', ',', 1_250_000],
  ['1.005', '.', 1_005],
  ['0.0015', '.', 1.5],
  ['2 kg', '.', 2_000],
  ['850 g', '.', 850],
  ['1.250 g', 'ambiguous', 1_250],
] as const)('a weight of %j with the decimal mark %j is %d grams', (text, mark, value) => {
  expect(readWeight(text, mark)).toEqual({ value });
});

it('a weight in a column of grams is grams, unless its cell has another unit', () => {
  expect(['850', '1,250', '2 kg'].map((text) => readWeight(text, '.', 'g'))).toEqual([
    { value: 850 },
    { value: 1_250 },
    { value: 2_000 },
  ]);
});

it('a weight that can be read in two ways is unclear, and words are none', () => {
  expect(readWeight('1.250', 'ambiguous')).toMatchObject({ problem: 'unclear' });
  for (const text of ['heavy', '', '5 lb', 'kg']) expect(readWeight(text, '.')).toHaveProperty('problem');
});

it.each([
  ...(['Weight [g]', 'Gewicht (g)', 'Gewicht in g', 'Weight in grams', 'weightGrams'] as const).map(
    (heading) => [heading, 'g'],
  ),
  ...(['Weight [kg]', 'Gewicht', 'Weight in kilograms', 'Versandgewicht kg', 'Shipping'] as const).map(
    (heading) => [heading, 'kg'],
  ),
])('the heading %j is of %s', (heading, unit) => {
  expect(weightUnitOf(heading)).toBe(unit);
});

it('a weight that is typed is read as the page writes it, and empty is none', () => {
  const typed = (text: string) => typedWeightSchema('de').parse(text);
  expect(['1,25', '1.250', fieldKilograms(1_234_567, 'de'), ''].map(typed)).toEqual([
    1_250,
    1_250_000,
    1_234_567,
    null,
  ]);
});

it('a weight is whole grams up to ten tons, and a tax class small letters, digits and hyphens', () => {
  const isSound = (value: unknown) => weightGramsSchema.safeParse(value).success;
  expect([1, 10_000_000, null, ''].map(isSound)).toEqual([true, true, true, true]);
  expect([0, -1, 1.5, 10_000_001, 'heavy', true].some(isSound)).toBe(false);
  const isClass = (value: unknown) => taxClassSchema.safeParse(value).success;
  expect(['reduced', 'a-1', null, '', 'x'.repeat(30)].every(isClass)).toBe(true);
  expect(['Reduced', 'a b', 'é', 'x'.repeat(31), 1].some(isClass)).toBe(false);
});

import { expect, it } from 'vitest';
import { fittedGrowth } from '@/bench/soak/fitted-growth';

const samples = (valueAt: (at: number) => number) =>
  Array.from({ length: 101 }, (_, at) => ({ at: 1_000 + at, value: valueAt(at) }));

it('is what a steady leak adds from the first sample to the last', () => {
  expect(fittedGrowth(samples((at) => 200 + at / 2))).toBeCloseTo(50);
  expect(fittedGrowth(samples((at) => 200 - at))).toBeCloseTo(-100);
});

it('is next to nothing for memory that rises and is collected again and again', () => {
  expect(Math.abs(fittedGrowth(samples((at) => 200 + (at % 10))))).toBeLessThan(2);
  expect(Math.abs(fittedGrowth(samples((at) => (at === 50 ? 500 : 200))))).toBeLessThan(1);
});

it('is none where there is nothing to compare', () => {
  expect(fittedGrowth([])).toBe(0);
  expect(fittedGrowth([{ at: 1, value: 2 }])).toBe(0);
});

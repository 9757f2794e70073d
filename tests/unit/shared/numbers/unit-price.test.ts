import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changedPriceCents, isPercent } from '@/lib/shared/numbers/unit-price';

it.each([
  [1250, 10, undefined, 1125],
  [1255, 10, undefined, 1130], // 11.295
  [1, 50, undefined, 1], // half a cent goes up
  [1, 51, undefined, 1], // what costs something is not rounded to nothing
  [5, 95, undefined, 1],
  [1, 99.99, undefined, 1],
  [1, 100, undefined, 0],
  [1, 99, 5, 5],
  [333, 33.33, undefined, 222], // 2.220111
  [99_999_999, 0.01, undefined, 99_989_999],
  [1250, 0, undefined, 1250],
  [1250, 100, undefined, 0],
  [1250, 10, 1, 1125],
  [1250, 10, 5, 1125],
  [1250, 10, 10, 1130], // 11.25 is half way between 11.20 and 11.30
  [1240, 10, 10, 1120], // 11.16
  [1250, 10, 100, 1100],
  [1250, 7.5, 50, 1150], // 11.5625, 11.56
  [4, 10, 10, 10], // what costs something is not rounded to nothing
  [4, 100, 10, 0],
])('a discounted price: %i cents less %d percent, to %j: %i', (base, percent, roundingCents, expected) => {
  expect(changedPriceCents(base, { percent, roundingCents })).toBe(expected);
});

it('a discounted price is refused for what is no percentage of at most two decimals', () => {
  for (const percent of [-1, 100.01, 33.333, 1e-9, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(isPercent(percent)).toBe(false);
    expect(() => changedPriceCents(100, { percent })).toThrow(RangeError);
  }
  expect([0, 0.01, 0.07, 12.5, 33.33, 99.99, 100].every(isPercent)).toBe(true);
});

it('a discounted price is exact for every hundredth of a percent, however it is written as a number', () => {
  for (let hundredths = 0; hundredths <= 10_000; hundredths += 1)
    expect(changedPriceCents(100_000_000, { percent: hundredths / 100 })).toBe(
      (10_000 - hundredths) * 10_000,
    );
});

it('a discounted price is within half of what it is rounded to, and never more for a larger discount', () => {
  const percent = fc.nat(10_000).map((hundredths) => hundredths / 100);
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 99_999_999 }),
      percent,
      percent,
      fc.constantFrom(1, 5, 10, 50, 100),
      (base, one, other, roundingCents) => {
        const cents = changedPriceCents(base, { percent: one, roundingCents });
        const plain = changedPriceCents(base, { percent: one });
        expect(cents % roundingCents).toBe(0);
        expect(cents === 0).toBe(one === 100);
        if (cents > roundingCents) expect(Math.abs(cents - plain) * 2).toBeLessThanOrEqual(roundingCents);
        const more = changedPriceCents(base, { percent: Math.max(one, other), roundingCents });
        expect(more).toBeLessThanOrEqual(cents);
      },
    ),
  );
});

it('a fixed price is what was agreed: neither discounted nor rounded', () => {
  expect(changedPriceCents(1250, { fixedCents: 1234, roundingCents: 10 })).toBe(1234);
  expect(changedPriceCents(1250, { fixedCents: 0 })).toBe(0);
});

it('without a change the price is the public one', () => expect(changedPriceCents(1250, {})).toBe(1250));

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bulkPriceCents, isPrice } from '@/lib/server/commerce/tools/manage/bulk-rows';

it.each([
  [1_005, { percent: 10 }, 1_106],
  [1_000, { percent: 3.25 }, 1_033],
  [1_000, { percent: 3.24 }, 1_032],
  [50, { percent: 1 }, 51],
  [49, { percent: 1 }, 49],
  [50, { percent: -1 }, 50],
  [51, { percent: -1 }, 50],
  [333, { percent: -99 }, 3],
  [99_999_999, { percent: 0.01 }, 100_009_999],
  [1_250, { amount: 0.05 }, 1_255],
  [1_250, { amount: -12.5 }, 0],
])('a price that is changed: %i cents by %j are %i', (cents, change, expected) => {
  expect(bulkPriceCents(cents, change)).toBe(expected);
});

it('a price that is changed is the exact product, rounded half up', () => {
  const cents = fc.integer({ min: 1, max: 99_999_999 });
  const points = fc.integer({ min: -9_900, max: 100_000 });
  fc.assert(
    fc.property(cents, points, (price, hundredths) => {
      const exact = BigInt(price) * BigInt(10_000 + hundredths);
      const changed = BigInt(bulkPriceCents(price, { percent: hundredths / 100 }));
      // Within half a cent of the exact product, and above it at exactly half.
      const error = changed * 10_000n - exact;
      return error > -5_000n && error <= 5_000n;
    }),
  );
});

it('a price that is changed is one from a cent to what can be charged', () => {
  expect([0, 1, 99_999_999, 100_000_000].map(isPrice)).toEqual([false, true, true, false]);
});

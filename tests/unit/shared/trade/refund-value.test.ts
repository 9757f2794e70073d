import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everything, type GroupLeft, type RefundShare, refundValue } from '@/lib/shared/trade/refund-value';
import { taxOf } from '@/lib/shared/trade/take';

/** Two at 50.00 of 19 %, five at 10.00 of 7 %, freight 10.00: the contract's fourth order. */
const ORDER: GroupLeft[] = [
  { netCents: 10_667, taxCents: 2_027, shippingCents: 667 },
  { netCents: 5_333, taxCents: 373, shippingCents: 333 },
];

function minus(groups: readonly GroupLeft[], taken: readonly RefundShare[]): GroupLeft[] {
  return groups.map((group, at) => ({
    netCents: group.netCents - (taken[at]?.netCents ?? 0),
    taxCents: group.taxCents - (taken[at]?.taxCents ?? 0),
    shippingCents: group.shippingCents - (taken[at]?.shippingCents ?? 0),
  }));
}
const taken = (groups: readonly GroupLeft[], unitsNet: number[], amountCents?: number, shippingCents = 0) => {
  const found = refundValue(groups, { unitsNet, shippingCents, amountCents });
  if ('leftCents' in found) throw new Error(`only ${found.leftCents} is left`);
  return found;
};
const pairs = (shares: readonly RefundShare[]) =>
  shares.map(({ netCents, taxCents }) => [netCents, taxCents]);
const gross = (shares: readonly RefundShare[]) =>
  shares.reduce((sum, { netCents, taxCents }) => sum + netCents + taxCents, 0);

describe('refunds of the worked examples', () => {
  it('example 14: units, then others, then the rest close the order', () => {
    const first = taken(ORDER, [5_000, 0]);
    expect(pairs(first)).toEqual([
      [5_000, 950],
      [0, 0],
    ]);
    const second = taken(minus(ORDER, first), [0, 5_000]);
    expect(pairs(second)).toEqual([
      [0, 0],
      [5_000, 350],
    ]);
    const rest = everything(minus(minus(ORDER, first), second));
    expect(pairs(rest)).toEqual([
      [5_667, 1_077],
      [333, 23],
    ]);
    expect([first, second, rest].map(gross)).toEqual([5_950, 5_350, 7_100]);
  });

  it('example 15: an amount alone is divided by gross', () => {
    expect(pairs(taken(ORDER, [], 2_000))).toEqual([
      [1_160, 220],
      [579, 41],
    ]);
  });

  it('example 16: less than units are worth is taken from their group', () => {
    expect(pairs(taken(ORDER, [5_000, 0], 4_000))).toEqual([
      [3_361, 639],
      [0, 0],
    ]);
  });

  it('example 17: more than units are worth is taken from all that is left', () => {
    expect(pairs(taken(ORDER, [5_000, 0], 7_000))).toEqual([
      [5_478, 1_041],
      [450, 31],
    ]);
  });
});

describe('a refund', () => {
  it('a refund of freight is divided over what is left of it', () => {
    const found = taken(ORDER, [], undefined, 1_000);
    expect(found.map(({ shippingCents }) => shippingCents)).toEqual([667, 333]);
    expect(refundValue(ORDER, { unitsNet: [], shippingCents: 1_001 })).toEqual({ leftCents: 18_400 });
  });

  it('a refund of more money than is left is refused with what is left', () => {
    expect(refundValue(ORDER, { unitsNet: [], shippingCents: 0, amountCents: 18_401 })).toEqual({
      leftCents: 18_400,
    });
  });

  it('a refund of units whose group an amount has emptied needs an amount, which the others give', () => {
    const emptied: GroupLeft[] = [
      { netCents: 1_000, taxCents: 190, shippingCents: 0 },
      ORDER[1] as GroupLeft,
    ];
    expect(refundValue(emptied, { unitsNet: [5_000, 0], shippingCents: 0 })).toEqual({ leftCents: 6_896 });
    const found = taken(emptied, [5_000, 0], 2_000);
    expect(gross(found)).toBe(2_000);
    expect(found[0]).toEqual({ netCents: 1_000, taxCents: 190, shippingCents: 0 });
  });

  it('a refund is the money that moves to the cent, never takes more than is left, and closes with the last of it', () => {
    const group = fc
      .tuple(fc.integer({ min: 1, max: 1_000_000 }), fc.constantFrom(0, 7_000, 19_000, 8_125), fc.nat(100))
      .map(([netCents, rate, share]) => ({
        netCents,
        taxCents: taxOf(netCents, rate),
        shippingCents: Math.floor((netCents * share) / 100),
      }));
    const groups = fc.array(group, { minLength: 1, maxLength: 4 });
    const steps = fc.array(fc.tuple(fc.array(fc.nat(120), { maxLength: 4 }), fc.nat(100)), { maxLength: 5 });
    fc.assert(
      fc.property(groups, steps, (start, refunds) => {
        let left = start;
        for (const [units, percent] of refunds) {
          const unitsNet = left.map((each, at) => Math.floor((each.netCents * (units[at] ?? 0)) / 100));
          const amountCents = Math.floor((gross(left) * percent) / 100);
          const found = taken(left, unitsNet, amountCents);
          expect(gross(found)).toBe(amountCents);
          left = minus(left, found);
          for (const each of left) expect(Math.min(each.netCents, each.taxCents)).toBeGreaterThanOrEqual(0);
        }
        expect(gross(taken(left, [], gross(left)))).toBe(gross(left));
        expect(
          minus(left, taken(left, [], gross(left))).every(
            ({ netCents, taxCents }) => netCents === 0 && taxCents === 0,
          ),
        ).toBe(true);
      }),
    );
  });
});

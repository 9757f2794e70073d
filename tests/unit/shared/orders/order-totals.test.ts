import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lineCents, totalsOf } from '@/lib/shared/orders/order-totals';

const line = fc.record({ quantity: fc.integer({ min: 1, max: 10_000 }), unitPriceCents: fc.nat(1_000_000) });

it('an order comes to its goods, shipping and tax, and its goods to its lines', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 50 }), (lines) => {
      const { goodsCents, shippingCents, taxCents, totalCents } = totalsOf(lines);
      expect(goodsCents).toBe(lines.reduce((sum, one) => sum + lineCents(one), 0));
      expect(totalCents).toBe(goodsCents + shippingCents + taxCents);
    }),
  );
});

it('neither shipping nor tax adds to an order', () => {
  expect(totalsOf([{ quantity: 3, unitPriceCents: 1_235 }])).toEqual({
    goodsCents: 3_705,
    shippingCents: 0,
    taxCents: 0,
    totalCents: 3_705,
  });
});

import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { MAXIMUM_CHARGE_CENTS } from '@/lib/shared/numbers/card-charges';
import { formatCents, formatDollars, isWholeCents, toCents, toDollars } from '@/lib/shared/numbers/money';
import { lineCents } from '@/lib/shared/orders/order-totals';

vi.mock('#shop', () => import('@/tests/support/shop/reference-shop'));

const cents = fc.integer({ min: 0, max: MAXIMUM_CHARGE_CENTS });
const priceCents = fc.integer({ min: 1, max: 999_999 });
const quantity = fc.integer({ min: 1, max: 10_000 });

/** Returns what people read in a figure: every digit, and where the cents begin. */
function centsRead(text: string): number {
  return Number(text.replace(/[^\d]/g, ''));
}

it('money survives the conversion to dollars and back, to the cent', () => {
  fc.assert(
    fc.property(cents, (amount) => {
      expect(toCents(toDollars(amount))).toBe(amount);
      expect(isWholeCents(toDollars(amount))).toBe(true);
    }),
  );
});

it('money survives JSON, as calls return it', () => {
  fc.assert(
    fc.property(cents, (amount) => toCents(JSON.parse(JSON.stringify(toDollars(amount)))) === amount),
  );
});

it('money adds up in cents whatever the order and the parts', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(priceCents, quantity), { maxLength: 20 }), (lines) => {
      const sum = (all: typeof lines) =>
        all.reduce(
          (total, [price, units]) => total + lineCents({ quantity: units, unitPriceCents: price }),
          0,
        );
      expect(sum(lines.toReversed())).toBe(sum(lines));
      expect(Number.isSafeInteger(sum(lines))).toBe(true);
    }),
  );
});

it('money of a quantity is the sum of its units, and splitting an order changes no value', () => {
  fc.assert(
    fc.property(priceCents, quantity, quantity, (price, a, b) => {
      const cost = (quantity: number) => lineCents({ quantity, unitPriceCents: price });
      expect(cost(a) + cost(b)).toBe(cost(a + b));
      expect(cost(1)).toBe(price);
    }),
  );
});

it('money computed in dollars, as a browser does, is the same cents', () => {
  fc.assert(
    fc.property(priceCents, fc.integer({ min: 1, max: 100 }), (price, units) => {
      expect(toCents(toDollars(price) * units)).toBe(lineCents({ quantity: units, unitPriceCents: price }));
    }),
  );
});

it('money with a part of a cent is refused, never rounded', () => {
  fc.assert(
    fc.property(cents, fc.integer({ min: 1, max: 9 }), (amount, tenths) => {
      const dollars = Number(`${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}${tenths}`);
      expect(isWholeCents(dollars)).toBe(false);
      expect(() => toCents(dollars)).toThrow(RangeError);
    }),
  );
});

it('money that is no number is refused', () => {
  fc.assert(
    fc.property(fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY), (odd) => {
      expect(() => toCents(odd)).toThrow(RangeError);
    }),
  );
});

it('money is shown with every cent of it', () => {
  fc.assert(
    fc.property(cents, (amount) => {
      expect(centsRead(formatCents(amount))).toBe(amount);
      expect(formatCents(amount)).toMatch(/^\$[\d,]+\.\d\d$/);
      expect(formatDollars(toDollars(amount))).toBe(formatCents(amount));
    }),
  );
});

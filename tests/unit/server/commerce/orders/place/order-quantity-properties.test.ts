import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  quantityIssues,
  requireOrderable,
  stockLeftReason,
} from '@/lib/server/commerce/orders/place/order-quantity.policy';
import { AppError } from '@/lib/shared/messages/errors';
import { MAXIMUM_CHARGE_CENTS, MINIMUM_CHARGE_CENTS } from '@/lib/shared/numbers/card-charges';
import { orderQuantitySchema } from '@/lib/shared/orders/order.schema';
import { lineCents } from '@/lib/shared/orders/order-totals';

const limits = fc.record({
  moq: fc.integer({ min: 1, max: 500 }),
  available: fc.integer({ min: 0, max: 5_000 }),
  unitPriceCents: fc.integer({ min: 1, max: 999_999 }),
});
const quantity = fc.integer({ min: -10, max: 6_000 });

it('a quantity is accepted exactly if minimum, stock and card allow it', () => {
  fc.assert(
    fc.property(quantity, limits, (units, given) => {
      const value = lineCents({ ...given, quantity: units });
      const isOrderable =
        units >= given.moq &&
        units <= given.available &&
        value >= MINIMUM_CHARGE_CENTS &&
        value <= MAXIMUM_CHARGE_CENTS;
      expect(quantityIssues(units, given) === null).toBe(isOrderable);
    }),
  );
});

it('a quantity is validated by the form as by the server', () => {
  fc.assert(
    fc.property(quantity, limits, (units, { moq, available }) => {
      // A price at which every such value can be charged, so that only the limits of both decide.
      const server = quantityIssues(units, { moq, available, unitPriceCents: MINIMUM_CHARGE_CENTS });
      expect(orderQuantitySchema({ moq, available }).safeParse(units).success).toBe(server === null);
    }),
  );
});

it('a quantity that is not whole is refused', () => {
  fc.assert(
    fc.property(limits, fc.double({ noNaN: false }), ({ moq, available }, units) => {
      fc.pre(!Number.isInteger(units));
      expect(orderQuantitySchema({ moq, available }).safeParse(units).success).toBe(false);
    }),
  );
});

it('a quantity ordered by buyer after buyer never exceeds the stock', () => {
  fc.assert(
    fc.property(limits, fc.array(quantity, { maxLength: 50 }), (given, wanted) => {
      let available = given.available;
      for (const units of wanted) {
        if (quantityIssues(units, { ...given, available }) !== null) continue;
        available -= units;
        expect(available).toBeGreaterThanOrEqual(0);
      }
      expect(available).toBeLessThanOrEqual(given.available);
    }),
  );
});

it('a quantity that is too large is refused with the exact number of units left', () => {
  fc.assert(
    fc.property(limits, fc.integer({ min: 1, max: 1_000 }), (given, more) => {
      try {
        requireOrderable(given.available + more, given);
        expect.unreachable();
      } catch (error) {
        const said = error instanceof AppError ? error.detail : '';
        expect(error).toMatchObject({ reason: stockLeftReason(given.available) });
        expect(Number(/\d+/.exec(said)?.[0] ?? 0)).toBe(given.available);
      }
    }),
  );
});

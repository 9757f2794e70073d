import fc from 'fast-check';
import { ObjectId } from 'mongodb';
import { expect, it } from 'vitest';
import { isOwnOrder, mayListOrdersOf, mayReadOrder } from '@/lib/server/commerce/orders/orders.policy';
import { newOrder } from '@/lib/server/commerce/orders/place/new-order';
import {
  quantityIssues,
  requireOrderable,
  requireSameValue,
  stockLeftReason,
} from '@/lib/server/commerce/orders/place/order-quantity.policy';
import { listedAxes } from '@/lib/server/commerce/orders/read/list-orders';
import type { Actor } from '@/lib/server/identity/actor';
import { ownerOf } from '@/lib/server/identity/owner';
import { may } from '@/lib/server/identity/permissions';
import { AppError } from '@/lib/shared/messages/errors';
import { toCents, toDollars } from '@/lib/shared/numbers/money';
import { axesOf, ORDERS_THAT, PLACED } from '@/lib/shared/orders/order-status';
import { lineCents } from '@/lib/shared/orders/order-totals';
import { publicPriceReceipt } from '@/lib/shared/prices/price-receipt';
import { CURRENCY } from '@/lib/shared/site/currency';

function actor(role: Actor['role'] = 'customer', email = 'buyer@example.com'): Actor {
  return {
    userId: new ObjectId(),
    email,
    name: 'B',
    image: null,
    role,
    emailVerified: true,
    sessionId: 's'.repeat(43),
    sessionVersion: 0,
    secondFactor: false,
  };
}

function thrownBy(work: () => void): AppError | null {
  try {
    work();
    return null;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

const limits = { moq: 10, available: 100, unitPriceCents: 250 };

it.each([
  [10, null],
  [100, null],
  [9, ['quantity-below-moq']],
  [0, ['quantity-below-moq']],
  [101, ['quantity-above-available']],
])('of 10 to 100 units %i may be ordered: %j', (quantity, codes) => {
  expect(quantityIssues(quantity, limits)).toEqual(codes && { orderQuantity: codes });
});

it('a quantity of an order reports both when fewer are left than the minimum order', () => {
  expect(quantityIssues(7, { ...limits, available: 5 })).toEqual({
    orderQuantity: ['quantity-below-moq', 'quantity-above-available'],
  });
});

it('a quantity of an order requires a value that a card can be charged with', () => {
  expect(quantityIssues(49, { moq: 1, available: 100, unitPriceCents: 1 })).toEqual({
    orderQuantity: ['order-value-too-low'],
  });
  expect(quantityIssues(50, { moq: 1, available: 100, unitPriceCents: 1 })).toBeNull();
  expect(quantityIssues(2, { moq: 1, available: 2, unitPriceCents: 99_999_999 })).toEqual({
    orderQuantity: ['order-value-too-high'],
  });
});

it('a quantity of an order reports what is left where stock is short', () => {
  expect(thrownBy(() => requireOrderable(101, limits))?.detail).toBe('There are only 100 units left.');
  expect(thrownBy(() => requireOrderable(9, limits))?.code).toBe('validation-failed');
  expect(thrownBy(() => requireOrderable(10, limits))).toBeNull();
  const sentences = [0, 1, 2].map(
    (left) => new AppError('out-of-stock', { reason: stockLeftReason(left) }).detail,
  );
  expect(sentences).toEqual([
    'There are no units left.',
    'There is only 1 unit left.',
    'There are only 2 units left.',
  ]);
});

it('the value the buyer saw must be the server’s figure to the cent, whatever arithmetic the browser did', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999 }), fc.integer({ min: 1, max: 100 }), (cents, quantity) => {
      const value = lineCents({ unitPriceCents: cents, quantity });
      expect(thrownBy(() => requireSameValue(toDollars(cents) * quantity, [value]))).toBeNull();
      expect(thrownBy(() => requireSameValue(toDollars(value + 1), [value]))?.code).toBe('price-changed');
    }),
  );
});

it('the value the buyer saw may be left out', () => {
  expect(thrownBy(() => requireSameValue(undefined, [100]))).toBeNull();
  expect(thrownBy(() => requireSameValue(1.001, [100]))?.code).toBe('price-changed');
  expect(thrownBy(() => requireSameValue(Number.NaN, [100]))?.code).toBe('price-changed');
});

it('money converted to dollars and back is the same cents', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (cents) => toCents(toDollars(cents)) === cents),
  );
});

it.each([0.001, 1.005, Number.NaN, Number.POSITIVE_INFINITY])('money refuses %d dollars', (dollars) => {
  expect(() => toCents(dollars)).toThrow(RangeError);
});

it('the orders that a list shows are those that were not cancelled and have not expired, or as requested', () => {
  expect(listedAxes(undefined)).toEqual(ORDERS_THAT.wereNotReleased);
  expect(listedAxes('all')).toEqual({});
  expect(listedAxes('expired')).toEqual(axesOf('expired'));
});

const buyer = actor();
const other = actor('customer', 'other@example.com');
const admin = actor('admin', 'admin@example.com');
const order = { buyerId: buyer.userId };

it('buyer and admin read an order, the buyer owns it, admins manage all', () => {
  expect([buyer, other, admin].map((who) => mayReadOrder(who, order))).toEqual([true, false, true]);
  expect([buyer, other, admin].map((who) => isOwnOrder(ownerOf(who), order))).toEqual([true, false, false]);
  expect([buyer, other, admin].map((who) => mayListOrdersOf(who, buyer.email))).toEqual([true, false, true]);
  expect([buyer, other, admin].map((who) => may(who, 'manage-orders'))).toEqual([false, false, true]);
});

it('a new order has name, picture, price and buyer from the server, and a hold of 72 hours', () => {
  const now = new Date('2026-11-21T08:00:00Z');
  const buyer = actor();
  const offer = {
    toolId: new ObjectId(),
    sku: 'FT-1',
    category: 'hammers',
    name: 'Hammer',
    slug: 'hammer',
    image: '/h.webp',
    unitPriceCents: 1235,
    moq: 1,
    step: 1,
    available: 9,
    sale: 'on-sale' as const,
  };
  const lines = [{ offer, quantity: 3, receipt: publicPriceReceipt(1235, 3) }];
  const order = newOrder({
    buyer,
    lines,
    delivery: { address: 'A', phone: '1' },
    idempotency: undefined,
    language: 'de',
    expiryHours: 72,
    warningHours: 24,
    now,
  });
  expect(order).toMatchObject({
    lines: [{ sku: 'FT-1', name: 'Hammer', quantity: 3, unitPriceCents: 1235 }],
    lineCount: 1,
    units: 3,
    totals: { goodsCents: 3705, shippingCents: 0, taxCents: 0, totalCents: 3705 },
    currency: CURRENCY.provider,
    buyerId: buyer.userId,
    language: 'de',
    ...PLACED,
    timeline: [{ state: 'unpaid', by: 'buyer', at: now }],
  });
  expect(order.expiresAt?.toISOString()).toBe('2026-11-24T08:00:00.000Z');
  expect(order.warnAt?.toISOString()).toBe('2026-11-23T08:00:00.000Z');
  const hasty = {
    buyer,
    lines,
    delivery: { address: 'A', phone: '1' },
    idempotency: undefined,
    language: 'en',
  } as const;
  // A reminder that would be due before the order was placed is left out.
  expect(newOrder({ ...hasty, expiryHours: 24, warningHours: 24, now }).warnAt).toBeUndefined();
  expect(newOrder({ ...hasty, expiryHours: 72, warningHours: 0, now }).warnAt).toBeUndefined();
  expect(order.number).toMatch(/^ORD-[0-9A-HJKMNP-TV-Z]{6}$/);
  expect(order).not.toHaveProperty('idempotency');
});

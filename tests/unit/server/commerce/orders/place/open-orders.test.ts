import { expect, it } from 'vitest';
import {
  holdHours,
  type OpenOrders,
  openOrderCaps,
  openOrdersFault,
} from '@/lib/server/commerce/orders/place/open-orders.policy';

const SETTINGS = {
  OPEN_ORDERS_MAX: 20,
  OPEN_ORDERS_MAX_UNVERIFIED: 3,
  UNCAPPED_ACCOUNTS: false,
};
const NOTHING: OpenOrders = { orders: 0, unitsOfTool: 0, lapsed: 0, paid: 0 };
const ONE: OpenOrders = { ...NOTHING, orders: 1 };
const wanted = { units: 10, moq: 10, available: 100 };

function fault(open: Partial<OpenOrders>, order: Partial<typeof wanted> = {}, isVerified = false) {
  const caps = openOrderCaps(isVerified, SETTINGS);
  return openOrdersFault({ ...wanted, ...order }, { ...NOTHING, ...open }, caps, isVerified);
}

it('what an account may hold unpaid is everything with a first open order', () => {
  expect(fault(NOTHING, { units: 100 })).toBeNull();
  expect(fault({ paid: 40, lapsed: 4 }, { units: 100 }, true)).toBeNull();
});

it.each([
  [false, 2, null],
  [false, 3, 'unpaid-orders-number-unverified'],
  [true, 19, null],
  [true, 20, 'unpaid-orders-number'],
])('what an account may hold unpaid verified %j with %i open orders: %j', (isVerified, orders, code) => {
  const found = fault({ orders }, {}, isVerified);
  expect(found?.code ?? null).toBe(code);
  if (code) expect(found?.params).toEqual({ count: orders });
});

it.each([
  [false, 25, null],
  [false, 26, { code: 'unpaid-orders-units', params: { count: 25 } }],
  [true, 50, null],
  [true, 51, { code: 'unpaid-orders-units', params: { count: 50 } }],
])('what an account may hold unpaid verified %j, another %i of 100 units: %j', (isVerified, units, found) => {
  expect(fault(ONE, { units }, isVerified)).toEqual(found);
});

it('what an account may hold unpaid is always one minimum order of another tool', () => {
  expect(fault(ONE, { units: 10, available: 10 })).toBeNull();
});

it('what an account may hold unpaid counts the units of the tool that it holds already', () => {
  expect(fault({ orders: 1, unitsOfTool: 80 }, { available: 20 })?.code).toBe('unpaid-orders-units-none');
  expect(fault({ orders: 1, unitsOfTool: 10 }, { available: 90, units: 15 })).toBeNull();
  expect(fault({ orders: 1, unitsOfTool: 10 }, { available: 90, units: 16 })).toEqual({
    code: 'unpaid-orders-units',
    params: { count: 15 },
  });
});

it('what an account may hold unpaid is one order of a share once several orders have expired, until as many are paid', () => {
  const lapsing = { lapsed: 5, paid: 2 };
  expect(fault({ ...lapsing, orders: 1 }, {}, true)?.code).toBe('unpaid-orders-lapsed');
  expect(fault(lapsing, { units: 25 }, true)).toBeNull();
  expect(fault(lapsing, { units: 26 }, true)).toEqual({
    code: 'unpaid-orders-lapsed-units',
    params: { count: 25 },
  });
  expect(fault({ lapsed: 5, paid: 5 }, { units: 100 }, true)).toBeNull();
});

const settings = {
  ORDER_EXPIRY_HOURS: 72,
  ORDER_EXPIRY_HOURS_UNVERIFIED: 24,
  ORDER_EXPIRY_WARNING_HOURS: 24,
};

it('the hold of an order is shorter until the e-mail is verified, with a reminder when half of it is over', () => {
  expect(holdHours(true, settings)).toEqual({ expiryHours: 72, warningHours: 24 });
  expect(holdHours(false, settings)).toEqual({ expiryHours: 24, warningHours: 12 });
});

it('the hold of an order is never longer for that', () => {
  expect(holdHours(false, { ...settings, ORDER_EXPIRY_HOURS: 6 }).expiryHours).toBe(6);
  expect(holdHours(false, { ...settings, ORDER_EXPIRY_WARNING_HOURS: 0 }).warningHours).toBe(0);
});

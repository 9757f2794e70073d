import { ObjectId } from 'mongodb';
import { expect, it } from 'vitest';
import { sortCustomers } from '@/lib/server/commerce/customers/list-customers';
import { figuresOf, NO_FIGURES } from '@/lib/server/commerce/orders/read/buyer-figures';
import { numberStart } from '@/lib/server/commerce/orders/read/find-orders';
import { axesOf, type OrderState } from '@/lib/shared/orders/order-status';

const BUYER = new ObjectId();
const on = (day: number) => new Date(Date.UTC(2026, 10, day));
const sum = (state: OrderState, count: number, cents: number, backCents: number, day: number) => ({
  ...axesOf(state),
  buyerId: BUYER,
  count,
  cents,
  backCents,
  lastPlacedAt: on(day),
});

it('a customer’s figures leave out cancelled and expired orders, and revenue what went back', () => {
  const figures = figuresOf([
    sum('unpaid', 1, 10_000, 0, 3),
    sum('paid', 2, 30_000, 500, 4),
    sum('shipped', 3, 60_000, 6_000, 2),
    sum('refunded', 1, 5_000, 1_000, 5),
    sum('cancelled', 4, 90_000, 0, 9),
    sum('expired', 5, 90_000, 0, 8),
  ]);
  expect(figures.get(BUYER.toHexString())).toEqual({
    orders: 7,
    revenueCents: 29_500 + 54_000,
    open: 3,
    lastOrderAt: on(5),
  });
});

it('a customer’s revenue has what shipped on account, and not what has yet to', () => {
  const shipped = { payment: 'account', fulfilment: 'shipped' } as const;
  const figures = figuresOf([
    sum('on-account', 1, 10_000, 0, 3),
    { ...sum('shipped', 2, 7_000, 500, 2), ...shipped },
  ]);
  expect(figures.get(BUYER.toHexString())).toEqual({
    ...{ orders: 3, revenueCents: 6_500, open: 1, lastOrderAt: on(3) },
  });
});

it('a customer who has only cancelled orders has no figures', () => {
  expect(figuresOf([sum('cancelled', 4, 90_000, 0, 9)])).toEqual(new Map());
});

it.each([
  ['ORD-A76C12', 'ORD-A76C12'],
  ['ord-a7', 'ORD-A7'],
  [' a76c ', 'ORD-A76C'],
  ['ord a7', 'ORD-A7'],
  ['a', null],
  ['ord-', null],
  ['4711/A', null],
  ['jones', 'ORD-JONES'],
])('“%s” may begin the number %s', (typed, start) => expect(numberStart(typed)).toBe(start));

it('customers of equal figures stay in the order of names, in both directions', () => {
  const rows = [
    { name: 'Ann', figures: { ...NO_FIGURES, orders: 2 } },
    { name: 'Ben', figures: { ...NO_FIGURES, orders: 5, lastOrderAt: on(2) } },
    { name: 'Cem', figures: { ...NO_FIGURES, orders: 2, lastOrderAt: on(4) } },
  ];
  const namesBy = (sort: Parameters<typeof sortCustomers>[1]) =>
    sortCustomers(rows, sort).map(({ name }) => name);
  expect(namesBy('orders')).toEqual(['Ann', 'Cem', 'Ben']);
  expect(namesBy('-orders')).toEqual(['Ben', 'Ann', 'Cem']);
  expect(namesBy('-last')).toEqual(['Cem', 'Ben', 'Ann']);
  expect(namesBy('-name')).toEqual(['Cem', 'Ben', 'Ann']);
});

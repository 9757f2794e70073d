import { expect, it, vi } from 'vitest';
import { startQuantity } from '@/components/purchase/use-place-order';

vi.mock('#shop', () => import('@/tests/support/shop/reference-shop'));

const LIMITS = { moq: 10, available: 240 };

it.each([
  ['60', 60],
  ['10', 10],
  ['240', 240],
  ['0060', 60],
])('the start value of an order form is the requested quantity: %s', (asked, quantity) => {
  expect(startQuantity(asked, LIMITS)).toBe(quantity);
});

it('the start value of an order form is read by the language of the page', () => {
  const many = { moq: 10, available: 5_000 };
  expect(startQuantity('2.000', many, 'de')).toBe(2_000);
  expect(startQuantity('2,000', many, 'en')).toBe(2_000);
  expect([startQuantity('2.000', many, 'en'), startQuantity('2,000', many, 'de')]).toEqual([10, 10]);
});

it('the start value of an order form is the nearest that can be ordered', () => {
  expect(startQuantity('101', { moq: 100, step: 100, available: 1_000 })).toBe(100);
  expect(startQuantity('150', { moq: 100, step: 100, available: 1_000 })).toBe(200);
});

it('the start value of an order form is never more than available, nor less than the minimum', () => {
  expect(startQuantity('5000', LIMITS)).toBe(240);
  expect(startQuantity('3', LIMITS)).toBe(10);
  expect(startQuantity('60', { moq: 10, available: 4 })).toBe(10);
});

it.each([undefined, '', '-5', '1e3', '12.5', '0x10', '10²', ['20', '30']])(
  'the start value of an order form is the minimum for %j',
  (asked) => {
    expect(startQuantity(asked, LIMITS)).toBe(10);
  },
);

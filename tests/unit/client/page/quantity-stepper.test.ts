import { expect, it } from 'vitest';
import { canStep, stepQuantity } from '@/lib/client/page/quantity-stepper';

const limits = { moq: 10, available: 50 };

it('stepQuantity goes one unit up or down', () => {
  expect(stepQuantity(20, 1, limits)).toBe(21);
  expect(stepQuantity(20, -1, limits)).toBe(19);
});

it('stepQuantity never leaves what can be ordered', () => {
  expect(stepQuantity(50, 1, limits)).toBe(50);
  expect(stepQuantity(10, -1, limits)).toBe(10);
});

it('stepQuantity comes back into the limits from anywhere', () => {
  expect(stepQuantity(3, 1, limits)).toBe(10);
  expect(stepQuantity(900, -1, limits)).toBe(50);
  expect(stepQuantity(null, 1, limits)).toBe(10);
  expect(stepQuantity(null, -1, limits)).toBe(10);
});

it('canStep stops at either limit', () => {
  expect([canStep(10, -1, limits), canStep(11, -1, limits)]).toEqual([false, true]);
  expect([canStep(50, 1, limits), canStep(49, 1, limits)]).toEqual([false, true]);
});

it('canStep allows a press to correct a field that contains no number', () => {
  expect([canStep(null, 1, limits), canStep(null, -1, limits)]).toEqual([true, true]);
});

it('canStep cannot step when less than the minimum order is left', () => {
  expect(canStep(10, 1, { moq: 10, available: 9 })).toBe(false);
  expect(canStep(null, -1, { moq: 10, available: 0 })).toBe(false);
});

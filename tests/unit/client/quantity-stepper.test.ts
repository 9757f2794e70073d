import { describe, expect, it } from 'vitest';
import { canStep, readUnits, stepQuantity, typedValueCents } from '@/lib/client/quantity-stepper';

const limits = { moq: 10, available: 50 };

describe('readUnits', () => {
  it.each([
    ['12', 12],
    [' 12 ', 12],
    ['1e2', 100],
  ])('reads %j as %i', (typed, units) => expect(readUnits(typed)).toBe(units));

  it.each(['', ' ', '0', '-3', '2.5', 'ten', '9007199254740993', 'Infinity'])(
    'reads no units in %j',
    (typed) => expect(readUnits(typed)).toBeNull(),
  );
});

describe('stepQuantity', () => {
  it('goes one unit up or down', () => {
    expect(stepQuantity('20', 1, limits)).toBe(21);
    expect(stepQuantity('20', -1, limits)).toBe(19);
  });

  it('never leaves what can be ordered', () => {
    expect(stepQuantity('50', 1, limits)).toBe(50);
    expect(stepQuantity('10', -1, limits)).toBe(10);
  });

  it('comes back into the limits from anywhere', () => {
    expect(stepQuantity('3', 1, limits)).toBe(10);
    expect(stepQuantity('900', -1, limits)).toBe(50);
    expect(stepQuantity('', 1, limits)).toBe(10);
    expect(stepQuantity('many', -1, limits)).toBe(10);
  });
});

describe('canStep', () => {
  it('stops at either limit', () => {
    expect([canStep('10', -1, limits), canStep('11', -1, limits)]).toEqual([false, true]);
    expect([canStep('50', 1, limits), canStep('49', 1, limits)]).toEqual([false, true]);
  });

  it('lets a press correct a field that holds no number', () => {
    expect([canStep('', 1, limits), canStep('x', -1, limits)]).toEqual([true, true]);
  });

  it('cannot step when less than the minimum order is left', () => {
    expect(canStep('10', 1, { moq: 10, available: 9 })).toBe(false);
    expect(canStep('', -1, { moq: 10, available: 0 })).toBe(false);
  });
});

describe('typedValueCents', () => {
  it('is quantity times price, in whole cents', () => {
    expect(typedValueCents('20', 2.5)).toBe(5_000);
    expect(typedValueCents('3', 19.99)).toBe(5_997);
    expect(typedValueCents('1000000', 0.07)).toBe(7_000_000);
  });

  it('is null while there is no quantity', () => {
    expect(typedValueCents('', 2.5)).toBeNull();
    expect(typedValueCents('1.5', 2.5)).toBeNull();
  });
});

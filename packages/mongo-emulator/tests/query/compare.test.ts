import { describe, expect, test } from 'vitest';
import { compareValues } from '#query/compare';
import { ORDERED_VALUES } from './bson-values';

describe('compareValues', () => {
  const flat = ORDERED_VALUES.flatMap((equals, rank) => equals.map((value) => ({ rank, value })));

  test('orders values of every type as MongoDB documents it, numbers by value across their types', () => {
    const wrong = flat.flatMap((a) =>
      flat
        .filter((b) => Math.sign(compareValues(a.value, b.value)) !== Math.sign(a.rank - b.rank))
        .map((b) => [a.value, b.value]),
    );
    expect(wrong).toStrictEqual([]);
  });

  test('looks at the type of a field before its name, and at its name before its value', () => {
    expect(compareValues({ b: 1 }, { a: 'x' })).toBeLessThan(0);
    expect(compareValues({ a: 9 }, { b: 1 })).toBeLessThan(0);
  });

  test('minds the order of fields', () => {
    expect(compareValues({ a: 1, b: 2 }, { b: 2, a: 1 })).not.toBe(0);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareValues } from '#values/compare';
import { encodeIndexKey } from '#values/key-string';
import { anyValue, ORDERED_VALUES } from './bson-values';

const RUNS = { numRuns: 500 };
const encode = (...values: unknown[]): Buffer => encodeIndexKey(values, []);

describe('encodeIndexKey', () => {
  test('returns bytes in the order of the values, and the same bytes for equal ones', () => {
    const keys = ORDERED_VALUES.map((equals) => equals.map((value) => encode(value).toString('hex')));
    for (const equals of keys) expect(new Set(equals).size).toBe(1);
    const firsts = keys.map(([first]) => first);
    expect(firsts.toSorted()).toStrictEqual(firsts);
  });

  test('agrees with compareValues on any two values', () => {
    fc.assert(
      fc.property(anyValue, anyValue, (a, b) => {
        expect(Math.sign(Buffer.compare(encode(a), encode(b)))).toBe(Math.sign(compareValues(a, b)));
      }),
      RUNS,
    );
  });

  test('reverses components that descend', () => {
    fc.assert(
      fc.property(anyValue, anyValue, (a, b) => {
        const order = Buffer.compare(encodeIndexKey([a], [-1]), encodeIndexKey([b], [-1]));
        expect(Math.sign(order)).toBe(Math.sign(compareValues(b, a)));
      }),
      RUNS,
    );
  });

  test('orders compound keys by their first difference, each in its direction', () => {
    const order = (x: unknown[], y: unknown[]): number =>
      compareValues(x[0], y[0]) || compareValues(y[1], x[1]) || compareValues(x[2], y[2]);
    fc.assert(
      fc.property(fc.tuple(anyValue, anyValue, anyValue), fc.tuple(anyValue, anyValue, anyValue), (x, y) => {
        const bytes = Buffer.compare(encodeIndexKey(x, [1, -1, 1]), encodeIndexKey(y, [1, -1, 1]));
        expect(Math.sign(bytes)).toBe(Math.sign(order(x, y)));
      }),
      RUNS,
    );
  });

  test('is no prefix of another key, so that bytes may follow it', () => {
    fc.assert(
      fc.property(anyValue, anyValue, fc.constantFrom(1 as const, -1 as const), (a, b, direction) => {
        fc.pre(compareValues(a, b) !== 0);
        const [x, y] = [encodeIndexKey([a], [direction]), encodeIndexKey([b], [direction])];
        const shared = Math.min(x.length, y.length);
        expect(x.subarray(0, shared).equals(y.subarray(0, shared))).toBe(false);
      }),
      RUNS,
    );
  });
});

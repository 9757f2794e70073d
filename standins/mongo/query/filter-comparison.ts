import { MongoStandinError } from '@/standins/mongo/errors';
import { bsonClass, isDocument, isRegex, TypeOrder, typeOrder } from './bson-type';
import { compareSameType, compareValues, regexParts } from './compare';
import { encodeIndexKey } from './key-string';
import { compareNumbers, isNaNValue, isNumeric } from './number';
import type { ValueTest } from './path';
import { compileRegex } from './regex';

const bad = (message: string): MongoStandinError => new MongoStandinError(2, message);

/** Equality as filters mean it: null also equals a missing field. */
export function testEquals(expected: unknown): ValueTest {
  switch (typeof expected) {
    case 'string':
    case 'boolean':
      return (value) => value === expected;
    case 'number':
      if (Number.isNaN(expected)) return isNaNValue;
      return (value) =>
        value === expected ||
        (typeof value === 'object' && isNumeric(value) && compareNumbers(value, expected) === 0);
  }
  if (expected === null || expected === undefined) return (value) => value === null || value === undefined;
  if (bsonClass(expected) === 'ObjectId') {
    const hex = (expected as { toHexString(): string }).toHexString();
    return (value) =>
      bsonClass(value) === 'ObjectId' && (value as { toHexString(): string }).toHexString() === hex;
  }
  const type = typeOrder(expected);
  return (value) => typeOrder(value) === type && compareSameType(type, value, expected) === 0;
}

/** `$gt` and its like: only values of the bound's type, except for MinKey and MaxKey. */
export function testRange(operator: string, bound: unknown): ValueTest {
  if (isRegex(bound)) throw bad(`Can't have RegEx as arg to predicate over field with ${operator}.`);
  const inclusive = operator.endsWith('e');
  const sign = operator.startsWith('$g') ? 1 : -1;
  if (bound === null || bound === undefined) {
    return (value) => inclusive && (value === null || value === undefined);
  }
  if (typeof bound === 'number' && !Number.isNaN(bound)) return numberRange(operator, bound);
  if (isNaNValue(bound)) return (value) => inclusive && isNaNValue(value);
  const type = typeOrder(bound);
  if (type === TypeOrder.MinKey || type === TypeOrder.MaxKey) {
    return (value) => {
      const order = sign * compareValues(value, bound);
      return order > 0 || (inclusive && order === 0);
    };
  }
  return (value) => {
    if (typeOrder(value) !== type || isNaNValue(value)) return false;
    const order = sign * compareSameType(type, value, bound);
    return order > 0 || (inclusive && order === 0);
  };
}

function numberRange(operator: string, bound: number): ValueTest {
  const slow = (value: unknown, accept: (order: number) => boolean): boolean =>
    typeof value === 'object' &&
    isNumeric(value) &&
    !isNaNValue(value) &&
    accept(compareNumbers(value, bound));
  switch (operator) {
    case '$gt':
      return (value) => (typeof value === 'number' ? value > bound : slow(value, (order) => order > 0));
    case '$gte':
      return (value) => (typeof value === 'number' ? value >= bound : slow(value, (order) => order >= 0));
    case '$lt':
      return (value) => (typeof value === 'number' ? value < bound : slow(value, (order) => order < 0));
    default:
      return (value) => (typeof value === 'number' ? value <= bound : slow(value, (order) => order <= 0));
  }
}

/** `$in`: equality with any of the values, regular expressions by match. */
export function testIn(operand: unknown): ValueTest {
  if (!Array.isArray(operand)) throw bad('$in needs an array');
  for (const value of operand) {
    if (isDocument(value) && Object.keys(value)[0]?.startsWith('$') && bsonClass(value) !== 'DBRef') {
      throw bad('cannot nest $ under $in');
    }
  }
  const regexes = operand.filter(isRegex).map((regex) => compileRegexTest(regex));
  const values = operand.filter((value) => !isRegex(value));
  const strings = new Set(values.filter((value) => typeof value === 'string'));
  const others = values.filter((value) => typeof value !== 'string');
  const testOther = others.length > 8 ? testKeySet(others) : anyOf(others.map(testEquals));
  const testRegex = anyOf(regexes);
  return (value) => {
    if (typeof value === 'string') return strings.has(value) || testRegex(value);
    return testOther(value) || testRegex(value);
  };
}

function anyOf(tests: ValueTest[]): ValueTest {
  if (tests.length === 0) return () => false;
  if (tests.length === 1) return tests[0]!;
  return (value) => tests.some((test) => test(value));
}

function testKeySet(values: unknown[]): ValueTest {
  // In filters a missing field equals null.
  const keyOf = (value: unknown): string => encodeIndexKey([value ?? null], [1]).toString('latin1');
  const keys = new Set(values.map(keyOf));
  return (value) => keys.has(keyOf(value));
}

/** Matches strings, and regular expressions equal to the given one. */
export function compileRegexTest(operand: unknown, options?: unknown): ValueTest {
  if (options !== undefined && typeof options !== 'string') throw bad('$options has to be a string');
  let pattern: string;
  let flags: string;
  if (typeof operand === 'string') {
    pattern = operand;
    flags = options ?? '';
  } else if (isRegex(operand)) {
    const parts = regexParts(operand);
    if (parts.options !== '' && options !== undefined && options !== '') {
      throw new MongoStandinError(51075, 'options set in both $regex and $options');
    }
    pattern = parts.pattern;
    flags = parts.options || (options ?? '');
  } else {
    throw bad('$regex has to be a string');
  }
  const regex = compileRegex(pattern, flags);
  return (value) => {
    if (typeof value === 'string') return regex.test(value);
    if (typeof value !== 'object' || value === null) return false;
    if (bsonClass(value) === 'BSONSymbol') return regex.test(String((value as { value: string }).value));
    if (!isRegex(value)) return false;
    const parts = regexParts(value);
    return parts.pattern === pattern && parts.options === flags;
  };
}

import { ObjectId } from 'bson';
import { MongoError } from '#errors';
import { isDocument, isNullish, isRegex, typeOrder } from '#values/bson-type';
import { compareSameType, regexParts } from '#values/compare';
import { encodeIndexKey } from '#values/key-string';
import { compareNumbers, isNaNValue, isNumeric } from '#values/number';
import type { ValueTest } from '#values/path';
import { compileRegex } from './regex';

const bad = (message: string): MongoError => new MongoError('BadValue', message);

/** Equality as filters mean it: null also equals a missing field. */
export function testEquals(expected: unknown): ValueTest {
  if (typeof expected === 'string' || typeof expected === 'boolean') return (value) => value === expected;
  if (isNumeric(expected)) {
    return (value) => value === expected || (isNumeric(value) && compareNumbers(value, expected) === 0);
  }
  if (isNullish(expected)) return isNullish;
  if (expected instanceof ObjectId) return (value) => value instanceof ObjectId && value.equals(expected);
  const type = typeOrder(expected);
  return (value) => typeOrder(value) === type && compareSameType(type, value, expected) === 0;
}

export function testRange(operator: string, bound: unknown): ValueTest {
  if (isRegex(bound)) throw bad(`Can't have RegEx as arg to predicate over field with ${operator}.`);
  const isInclusive = operator.endsWith('e');
  const sign = operator.startsWith('$g') ? 1 : -1;
  if (isNullish(bound)) return (value) => isInclusive && isNullish(value);
  if (isNaNValue(bound)) return (value) => isInclusive && isNaNValue(value);
  const type = typeOrder(bound);
  return (value) => {
    if (typeOrder(value) !== type || isNaNValue(value)) return false;
    const order = sign * compareSameType(type, value, bound);
    return order > 0 || (isInclusive && order === 0);
  };
}

export function testIn(operand: unknown): ValueTest {
  if (!Array.isArray(operand)) throw bad('$in needs an array');
  for (const value of operand) {
    if (isDocument(value) && Object.keys(value)[0]?.startsWith('$')) throw bad('cannot nest $ under $in');
  }
  const values = operand.filter((value) => !isRegex(value));
  const strings = new Set(values.filter((value) => typeof value === 'string'));
  const others = values.filter((value) => typeof value !== 'string');
  const testOther = others.length > 8 ? testKeySet(others) : anyOf(others.map(testEquals));
  const testRegex = anyOf(operand.filter(isRegex).map(compileRegexTest));
  return (value) => {
    if (typeof value === 'string') return strings.has(value) || testRegex(value);
    return testOther(value) || testRegex(value);
  };
}

function anyOf(tests: ValueTest[]): ValueTest {
  return (value) => tests.some((test) => test(value));
}

function testKeySet(values: unknown[]): ValueTest {
  // In filters a missing field equals null.
  const keyOf = (value: unknown): string => encodeIndexKey([value ?? null], [1]).toString('latin1');
  const keys = new Set(values.map(keyOf));
  return (value) => keys.has(keyOf(value));
}

export function compileRegexTest(operand: unknown): ValueTest {
  if (typeof operand !== 'string' && !isRegex(operand)) throw bad('$regex has to be a string');
  const given = typeof operand === 'string' ? { pattern: operand, options: '' } : regexParts(operand);
  const regex = compileRegex(given.pattern, given.options);
  return (value) => {
    if (typeof value === 'string') return regex.test(value);
    if (!isRegex(value)) return false;
    const parts = regexParts(value);
    return parts.pattern === given.pattern && parts.options === given.options;
  };
}

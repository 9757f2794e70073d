import type { Binary, BSONRegExp, ObjectId, Timestamp } from 'bson';
import { type Document, TypeOrder, typeOrder } from '#values/bson-type';
import { compareNumbers, type Numeric } from '#values/number';

/**
 * Compares two decoded BSON values in MongoDB's total order (manual: "Comparison/Sort Order"): negative, zero or
 * positive. Numbers compare by value across their types, strings by their UTF-8 bytes, documents field by field
 * (type, name, value), arrays element by element. A missing value (undefined) is less than null; where null stands
 * for a missing field, as in sorts and index keys, pass null.
 */
export function compareValues(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number' && a === b) return 0;
  if (typeof a === 'string' && typeof b === 'string') return compareStrings(a, b);
  const typeA = typeOrder(a);
  const typeB = typeOrder(b);
  return typeA === typeB ? compareSameType(typeA, a, b) : typeA - typeB;
}

export function compareSameType(type: TypeOrder, a: unknown, b: unknown): number {
  switch (type) {
    case TypeOrder.Number:
      return compareNumbers(a as Numeric, b as Numeric);
    case TypeOrder.String:
      return compareStrings(a as string, b as string);
    case TypeOrder.Object:
      return compareDocuments(a as Document, b as Document);
    case TypeOrder.Array:
      return compareArrays(a as unknown[], b as unknown[]);
    case TypeOrder.Binary:
      return compareBinary(a as Binary, b as Binary);
    case TypeOrder.ObjectId:
      return Buffer.compare((a as ObjectId).id, (b as ObjectId).id);
    case TypeOrder.Boolean:
      return Number(a) - Number(b);
    case TypeOrder.Date:
      return Math.sign((a as Date).getTime() - (b as Date).getTime());
    case TypeOrder.Timestamp:
      return (a as Timestamp).compare(b as Timestamp);
    case TypeOrder.Regex: {
      const left = regexParts(a as BSONRegExp);
      const right = regexParts(b as BSONRegExp);
      return compareStrings(left.pattern, right.pattern) || compareStrings(left.options, right.options);
    }
    default:
      return 0;
  }
}

/** Pattern and options (sorted, of `ims`) of a regular expression in either shape. */
export function regexParts(value: BSONRegExp | RegExp): { pattern: string; options: string } {
  if (!(value instanceof RegExp)) return { pattern: value.pattern, options: value.options };
  const { ignoreCase, multiline, dotAll } = value;
  return {
    pattern: value.source,
    options: `${ignoreCase ? 'i' : ''}${multiline ? 'm' : ''}${dotAll ? 's' : ''}`,
  };
}

function compareStrings(a: string, b: string): number {
  if (a === b) return 0;
  const shared = Math.min(a.length, b.length);
  for (let i = 0; i < shared; i++) {
    const left = a.charCodeAt(i);
    const right = b.charCodeAt(i);
    if (left === right) continue;
    // In UTF-8 the pairs of surrogates sort after the rest of the basic plane.
    const leftSurrogate = left >= 0xd800 && left < 0xe000;
    const rightSurrogate = right >= 0xd800 && right < 0xe000;
    if (leftSurrogate !== rightSurrogate) return leftSurrogate ? 1 : -1;
    return left < right ? -1 : 1;
  }
  return a.length - b.length;
}

function compareDocuments(a: Document, b: Document): number {
  const keysA = Object.keys(a);
  const keysB = Object.keys(b);
  const shared = Math.min(keysA.length, keysB.length);
  for (let i = 0; i < shared; i++) {
    const keyA = keysA[i]!;
    const keyB = keysB[i]!;
    const typeA = typeOrder(a[keyA]);
    const order =
      typeA - typeOrder(b[keyB]) || compareStrings(keyA, keyB) || compareSameType(typeA, a[keyA], b[keyB]);
    if (order !== 0) return order;
  }
  return keysA.length - keysB.length;
}

function compareArrays(a: unknown[], b: unknown[]): number {
  const shared = Math.min(a.length, b.length);
  for (let i = 0; i < shared; i++) {
    const order = compareValues(a[i], b[i]);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

export function binaryBytes(value: Binary): Uint8Array {
  return value.buffer.subarray(0, value.position);
}

function compareBinary(a: Binary, b: Binary): number {
  return a.position - b.position || a.sub_type - b.sub_type || Buffer.compare(binaryBytes(a), binaryBytes(b));
}

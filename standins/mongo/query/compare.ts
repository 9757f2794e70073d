import type { Binary, ObjectId, Timestamp } from 'bson';
import { bsonClass, type Document, TypeOrder, typeOrder } from './bson-type';
import { compareNumbers } from './number';

/**
 * Compares two decoded BSON values in MongoDB's total order (docs: BSON types, comparison/sort order):
 * negative, zero or positive. Numbers compare by value across their types, strings by their UTF-8 bytes,
 * documents field by field (type, name, value), arrays element by element. A missing value (undefined)
 * is less than null; where null stands for a missing field, as in sorts and index keys, pass null.
 */
export function compareValues(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number' && a === b) return 0;
  if (typeof a === 'string' && typeof b === 'string') return compareStrings(a, b);
  const typeA = typeOrder(a);
  const typeB = typeOrder(b);
  return typeA === typeB ? compareSameType(typeA, a, b) : typeA - typeB;
}

/** Compares two values of one canonical class. */
export function compareSameType(type: TypeOrder, a: unknown, b: unknown): number {
  switch (type) {
    case TypeOrder.Number:
      return compareNumbers(a, b);
    case TypeOrder.String:
      return compareStrings(stringOf(a), stringOf(b));
    case TypeOrder.Object:
      return compareDocuments(asDocument(a), asDocument(b));
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
      const left = regexParts(a);
      const right = regexParts(b);
      return compareStrings(left.pattern, right.pattern) || compareStrings(left.options, right.options);
    }
    case TypeOrder.Code:
    case TypeOrder.CodeWithScope:
      return compareCode(a as CodeLike, b as CodeLike);
    default:
      return 0;
  }
}

interface CodeLike {
  code: string;
  scope?: Document | null;
}

function compareCode(a: CodeLike, b: CodeLike): number {
  return compareStrings(String(a.code), String(b.code)) || compareDocuments(a.scope ?? {}, b.scope ?? {});
}

function stringOf(value: unknown): string {
  return typeof value === 'string' ? value : String((value as { value: unknown }).value);
}

/** The fields of an embedded document, also of those the bson package decodes into a `DBRef`. */
export function asDocument(value: unknown): Document {
  return bsonClass(value) === 'DBRef' ? (value as { toJSON(): Document }).toJSON() : (value as Document);
}

/** Pattern and sorted options (`imsx`) of a regular expression in either decoded shape. */
export function regexParts(value: unknown): { pattern: string; options: string } {
  if (value instanceof RegExp) {
    // The bson package stores the option s as the JS flag g, in both directions.
    const options = `${value.ignoreCase ? 'i' : ''}${value.multiline ? 'm' : ''}${value.global || value.dotAll ? 's' : ''}`;
    return { pattern: value.source, options };
  }
  const { pattern, options } = value as { pattern: string; options: string };
  return { pattern, options };
}

/** Compares two strings by their UTF-8 bytes. */
export function compareStrings(a: string, b: string): number {
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
    const valueA = a[keyA];
    const valueB = b[keyB];
    const typeA = typeOrder(valueA);
    const typeB = typeOrder(valueB);
    const order = typeA - typeB || compareStrings(keyA, keyB) || compareSameType(typeA, valueA, valueB);
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

/** The bytes in use of a `Binary`. */
export function binaryBytes(value: Binary): Uint8Array {
  return value.buffer.subarray(0, value.position);
}

function compareBinary(a: Binary, b: Binary): number {
  return a.position - b.position || a.sub_type - b.sub_type || Buffer.compare(binaryBytes(a), binaryBytes(b));
}

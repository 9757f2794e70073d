import { Binary, BSONRegExp, Double, Long, ObjectId, Timestamp } from 'bson';
import { isInt32 } from '#bson';
import { MongoError } from '#errors';

export type Document = Record<string, unknown>;

/** MongoDB's canonical comparison classes, in their order (manual: "Comparison/Sort Order"). */
export enum TypeOrder {
  MinKey = 1,
  Undefined = 2,
  Null = 3,
  Number = 4,
  String = 5,
  Object = 6,
  Array = 7,
  Binary = 8,
  ObjectId = 9,
  Boolean = 10,
  Date = 11,
  Timestamp = 12,
  Regex = 13,
  MaxKey = 17,
}

export function typeOrder(value: unknown): TypeOrder {
  switch (typeof value) {
    case 'number':
      return TypeOrder.Number;
    case 'string':
      return TypeOrder.String;
    case 'boolean':
      return TypeOrder.Boolean;
    case 'undefined':
      return TypeOrder.Undefined;
    case 'object':
      return value === null ? TypeOrder.Null : objectOrder(value);
    default:
      throw new MongoError('BadValue', `a ${typeof value} is not a BSON value`);
  }
}

function objectOrder(value: object): TypeOrder {
  if (Object.getPrototypeOf(value) === Object.prototype) return TypeOrder.Object;
  if (Array.isArray(value)) return TypeOrder.Array;
  if (value instanceof ObjectId) return TypeOrder.ObjectId;
  if (value instanceof Date) return TypeOrder.Date;
  if (value instanceof Timestamp) return TypeOrder.Timestamp;
  if (value instanceof Long || value instanceof Double) return TypeOrder.Number;
  if (value instanceof Binary) return TypeOrder.Binary;
  if (isRegex(value)) return TypeOrder.Regex;
  return TypeOrder.Object;
}

/** True for an embedded document: not an array, and not a BSON value of another type. */
export function isDocument(value: unknown): value is Document {
  return typeof value === 'object' && value !== null && objectOrder(value) === TypeOrder.Object;
}

export function isNullish(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}

export function isRegex(value: unknown): value is BSONRegExp | RegExp {
  return value instanceof BSONRegExp || value instanceof RegExp;
}

const ALIASES: Partial<Record<TypeOrder, string>> = {
  [TypeOrder.Undefined]: 'missing',
  [TypeOrder.Null]: 'null',
  [TypeOrder.String]: 'string',
  [TypeOrder.Object]: 'object',
  [TypeOrder.Array]: 'array',
  [TypeOrder.Binary]: 'binData',
  [TypeOrder.ObjectId]: 'objectId',
  [TypeOrder.Boolean]: 'bool',
  [TypeOrder.Date]: 'date',
  [TypeOrder.Timestamp]: 'timestamp',
  [TypeOrder.Regex]: 'regex',
};

const NUMBER_ALIASES = ['int', 'long', 'double'];

export function isTypeAlias(alias: string): boolean {
  return NUMBER_ALIASES.includes(alias) || (alias !== 'missing' && Object.values(ALIASES).includes(alias));
}

export function typeAlias(value: unknown): string {
  if (typeof value === 'number') return isInt32(value) ? 'int' : 'double';
  if (value instanceof Double) return 'double';
  return ALIASES[typeOrder(value)] ?? 'long';
}

export function getField(doc: Document, key: string): unknown {
  return Object.hasOwn(doc, key) ? doc[key] : undefined;
}

/** Writes a field, also one named `__proto__`, as an own property at the end of the document or in place. */
export function setField(doc: Document, key: string, value: unknown): void {
  if (key === '__proto__') {
    Object.defineProperty(doc, key, { value, writable: true, enumerable: true, configurable: true });
  } else {
    doc[key] = value;
  }
}

/** A value as MongoDB prints it in error messages, for example `{ a: 1, b: "x" }`. */
export function describe(value: unknown): string {
  if (typeof value === 'string') return `"${value}"`;
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `[ ${value.map(describe).join(', ')} ]`;
  if (value instanceof Date) return `new Date(${value.getTime()})`;
  if (value instanceof ObjectId) return `ObjectId('${value}')`;
  if (!isDocument(value)) return String(value);
  const fields = Object.entries(value).map(([key, inner]) => `${key}: ${describe(inner)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

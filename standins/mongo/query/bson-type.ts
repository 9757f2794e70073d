import { MongoStandinError } from '@/standins/mongo/errors';

/** A decoded BSON document: a plain object whose key order is the field order. */
export type Document = Record<string, unknown>;

/** MongoDB's canonical comparison classes, in their order (docs: BSON comparison order). */
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
  DBPointer = 14,
  Code = 15,
  CodeWithScope = 16,
  MaxKey = 17,
}

interface Tagged {
  _bsontype?: string;
}

/** The BSON class of a bson wrapper object (`ObjectId`, `Long`, …), or undefined for plain values. */
export function bsonClass(value: unknown): string | undefined {
  return typeof value === 'object' && value !== null ? (value as Tagged)._bsontype : undefined;
}

/** The canonical comparison class of a value. Missing and the deprecated BSON undefined are `Undefined`. */
export function typeOrder(value: unknown): TypeOrder {
  switch (typeof value) {
    case 'number':
    case 'bigint':
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
      throw new MongoStandinError(2, `a ${typeof value} is not a BSON value`);
  }
}

function objectOrder(value: object): TypeOrder {
  if (Array.isArray(value)) return TypeOrder.Array;
  if (value instanceof Date) return TypeOrder.Date;
  switch ((value as Tagged)._bsontype) {
    case undefined:
      return value instanceof RegExp ? TypeOrder.Regex : TypeOrder.Object;
    case 'ObjectId':
      return TypeOrder.ObjectId;
    case 'Long':
    case 'Int32':
    case 'Double':
    case 'Decimal128':
      return TypeOrder.Number;
    case 'Binary':
    case 'UUID':
      return TypeOrder.Binary;
    case 'Timestamp':
      return TypeOrder.Timestamp;
    case 'BSONRegExp':
      return TypeOrder.Regex;
    case 'BSONSymbol':
      return TypeOrder.String;
    case 'MinKey':
      return TypeOrder.MinKey;
    case 'MaxKey':
      return TypeOrder.MaxKey;
    case 'Code':
      return (value as { scope?: unknown }).scope ? TypeOrder.CodeWithScope : TypeOrder.Code;
    default:
      return TypeOrder.Object;
  }
}

/** True for embedded documents (not arrays, not bson wrapper objects, not dates or regular expressions). */
export function isDocument(value: unknown): value is Document {
  return typeof value === 'object' && value !== null && objectOrder(value) === TypeOrder.Object;
}

/** True for either shape in which a regular expression is decoded. */
export function isRegex(value: unknown): boolean {
  return value instanceof RegExp || bsonClass(value) === 'BSONRegExp';
}

/** True for a JS number that goes over the wire as int32 (the bson package's own rule). */
export function isInt32(value: number): boolean {
  return (value | 0) === value && !Object.is(value, -0);
}

const TYPE_CODES: Record<string, number> = {
  double: 1,
  string: 2,
  object: 3,
  array: 4,
  binData: 5,
  undefined: 6,
  objectId: 7,
  bool: 8,
  date: 9,
  null: 10,
  regex: 11,
  dbPointer: 12,
  javascript: 13,
  symbol: 14,
  javascriptWithScope: 15,
  int: 16,
  timestamp: 17,
  long: 18,
  decimal: 19,
  minKey: -1,
  maxKey: 127,
};

/** The number of a type alias of `$type`, or undefined if there is no such alias. */
export function typeCodeOfAlias(alias: string): number | undefined {
  return Object.hasOwn(TYPE_CODES, alias) ? TYPE_CODES[alias] : undefined;
}

/** True if the number is that of a BSON type. */
export function isTypeCode(code: number): boolean {
  return code !== 0 && Object.values(TYPE_CODES).includes(code);
}

const ALIAS_BY_CLASS: Record<string, string> = {
  ObjectId: 'objectId',
  Long: 'long',
  Int32: 'int',
  Double: 'double',
  Decimal128: 'decimal',
  Binary: 'binData',
  UUID: 'binData',
  Timestamp: 'timestamp',
  BSONRegExp: 'regex',
  BSONSymbol: 'symbol',
  MinKey: 'minKey',
  MaxKey: 'maxKey',
};

/** The alias of a value's BSON type as the aggregation operator `$type` answers it (`missing` for undefined). */
export function typeAlias(value: unknown): string {
  switch (typeof value) {
    case 'number':
      return isInt32(value) ? 'int' : 'double';
    case 'bigint':
      return 'long';
    case 'string':
      return 'string';
    case 'boolean':
      return 'bool';
    case 'undefined':
      return 'missing';
  }
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (value instanceof Date) return 'date';
  if (value instanceof RegExp) return 'regex';
  const name = bsonClass(value);
  if (name === 'Code') {
    return (value as { scope?: unknown }).scope ? 'javascriptWithScope' : 'javascript';
  }
  return (name !== undefined && ALIAS_BY_CLASS[name]) || 'object';
}

/** The number of a value's BSON type. */
export function typeCode(value: unknown): number {
  return TYPE_CODES[typeAlias(value)] ?? 0;
}

/** Reads an own field of a document; inherited properties are not fields. */
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

/** A shallow copy that keeps field order and a field named `__proto__`. */
export function copyDocument(doc: Document): Document {
  return { ...doc };
}

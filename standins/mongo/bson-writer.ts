import {
  Binary,
  BSONRegExp,
  BSONSymbol,
  Code,
  Decimal128,
  Double,
  Int32,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
} from 'bson';
import type { Document } from './bson';
import { MongoStandinError } from './errors';

/**
 * Types are told by class, never by a `_bsontype` field, which a stored document may have as well as any other.
 */

/** A document that is BSON already, to be put into another (an answer) without decoding it in between. */
export class RawDocument {
  constructor(readonly bytes: Buffer) {}
}

function isInt32(value: number): boolean {
  return (value | 0) === value && !Object.is(value, -0);
}

function unsupported(value: unknown): MongoStandinError {
  return new MongoStandinError('BadValue', `BSON has no type for a value of type ${typeof value}`);
}

/** Bytes of `document` in BSON. */
export function measureDocument(document: Document): number {
  let size = 5;
  if (Array.isArray(document)) {
    for (let index = 0; index < document.length; index++) {
      size += 2 + digits(index) + measureValue(document[index] === undefined ? null : document[index]);
    }
    return size;
  }
  for (const name of Object.keys(document)) {
    const value = document[name];
    if (value !== undefined) size += 2 + Buffer.byteLength(name) + measureValue(value);
  }
  return size;
}

function digits(index: number): number {
  let count = 1;
  for (let rest = index; rest >= 10; rest = Math.floor(rest / 10)) count++;
  return count;
}

function measureValue(value: unknown): number {
  switch (typeof value) {
    case 'string':
      return 5 + Buffer.byteLength(value);
    case 'number':
      return isInt32(value) ? 4 : 8;
    case 'boolean':
      return 1;
    case 'bigint':
      return 8;
    case 'object':
      return value === null ? 0 : measureObject(value);
    default:
      throw unsupported(value);
  }
}

function measureObject(value: object): number {
  if (Object.getPrototypeOf(value) === Object.prototype) return measureDocument(value as Document);
  if (value instanceof RawDocument) return value.bytes.length;
  if (value instanceof ObjectId) return 12;
  if (value instanceof Date || value instanceof Long || value instanceof Double) return 8;
  if (value instanceof Int32) return 4;
  if (value instanceof Decimal128) return 16;
  if (value instanceof Binary)
    return 5 + value.length() + (value.sub_type === Binary.SUBTYPE_BYTE_ARRAY ? 4 : 0);
  if (value instanceof Uint8Array) return 5 + value.length;
  if (value instanceof BSONRegExp) {
    return 2 + Buffer.byteLength(value.pattern) + Buffer.byteLength(value.options);
  }
  if (value instanceof RegExp) return 2 + Buffer.byteLength(value.source) + regExpOptions(value).length;
  if (value instanceof MinKey || value instanceof MaxKey) return 0;
  if (value instanceof Code) {
    const source = 5 + Buffer.byteLength(value.code.toString());
    return value.scope ? 4 + source + measureDocument(value.scope) : source;
  }
  if (value instanceof BSONSymbol) return 5 + Buffer.byteLength(value.value);
  return measureDocument(value as Document);
}

function regExpOptions(value: RegExp): string {
  return `${value.ignoreCase ? 'i' : ''}${value.multiline ? 'm' : ''}${value.dotAll ? 's' : ''}`;
}

/** Writes `document` at `at` into bytes that are known to have room; the position behind it. */
export function writeDocument(bytes: Buffer, document: Document, at: number): number {
  let next = at + 4;
  if (Array.isArray(document)) {
    for (let index = 0; index < document.length; index++) {
      const value = document[index];
      next = writeField(bytes, String(index), value === undefined ? null : value, next);
    }
  } else {
    for (const name of Object.keys(document)) {
      const value = document[name];
      if (value !== undefined) next = writeField(bytes, name, value, next);
    }
  }
  bytes[next++] = 0;
  bytes.writeInt32LE(next - at, at);
  return next;
}

function writeField(bytes: Buffer, name: string, value: unknown, at: number): number {
  if (name.includes('\0')) throw new MongoStandinError('BadValue', 'field names must not contain null bytes');
  const valueAt = writeCString(bytes, name, at + 1);
  switch (typeof value) {
    case 'string':
      bytes[at] = 0x02;
      return writeText(bytes, value, valueAt);
    case 'number':
      if (isInt32(value)) {
        bytes[at] = 0x10;
        return bytes.writeInt32LE(value, valueAt);
      }
      bytes[at] = 0x01;
      return bytes.writeDoubleLE(value, valueAt);
    case 'boolean':
      bytes[at] = 0x08;
      bytes[valueAt] = value ? 1 : 0;
      return valueAt + 1;
    case 'bigint':
      bytes[at] = 0x12;
      return bytes.writeBigInt64LE(value, valueAt);
    case 'object':
      if (value === null) {
        bytes[at] = 0x0a;
        return valueAt;
      }
      return writeObject(bytes, value, at, valueAt);
    default:
      throw unsupported(value);
  }
}

function writeCString(bytes: Buffer, text: string, at: number): number {
  const end = at + bytes.write(text, at, 'utf8');
  bytes[end] = 0;
  return end + 1;
}

function writeText(bytes: Buffer, text: string, at: number): number {
  const end = writeCString(bytes, text, at + 4);
  bytes.writeInt32LE(end - at - 4, at);
  return end;
}

function writeLong(bytes: Buffer, value: { low: number; high: number }, at: number): number {
  bytes.writeInt32LE(value.low, at);
  return bytes.writeInt32LE(value.high, at + 4);
}

function writeData(bytes: Buffer, data: Uint8Array, subtype: number, at: number): number {
  const old = subtype === Binary.SUBTYPE_BYTE_ARRAY;
  bytes.writeInt32LE(old ? data.length + 4 : data.length, at);
  bytes[at + 4] = subtype;
  const dataAt = old ? bytes.writeInt32LE(data.length, at + 5) : at + 5;
  bytes.set(data, dataAt);
  return dataAt + data.length;
}

function mark(bytes: Buffer, typeAt: number, type: number, end: number): number {
  bytes[typeAt] = type;
  return end;
}

/** Plain documents first: most values of a document that are objects are such. */
function writeObject(bytes: Buffer, value: object, typeAt: number, at: number): number {
  if (Object.getPrototypeOf(value) === Object.prototype) {
    return mark(bytes, typeAt, 0x03, writeDocument(bytes, value as Document, at));
  }
  if (Array.isArray(value)) return mark(bytes, typeAt, 0x04, writeDocument(bytes, value, at));
  if (value instanceof RawDocument) return mark(bytes, typeAt, 0x03, at + value.bytes.copy(bytes, at));
  if (value instanceof ObjectId) {
    bytes.set(value.id, at);
    return mark(bytes, typeAt, 0x07, at + 12);
  }
  if (value instanceof Date)
    return mark(bytes, typeAt, 0x09, writeLong(bytes, Long.fromNumber(value.getTime()), at));
  if (value instanceof Timestamp) return mark(bytes, typeAt, 0x11, writeLong(bytes, value, at));
  if (value instanceof Long) return mark(bytes, typeAt, 0x12, writeLong(bytes, value, at));
  if (value instanceof Double) return mark(bytes, typeAt, 0x01, bytes.writeDoubleLE(value.value, at));
  if (value instanceof Int32) return mark(bytes, typeAt, 0x10, bytes.writeInt32LE(value.value, at));
  if (value instanceof Decimal128) {
    bytes.set(value.bytes, at);
    return mark(bytes, typeAt, 0x13, at + 16);
  }
  if (value instanceof Binary) {
    const data = value.buffer.subarray(0, value.length());
    return mark(bytes, typeAt, 0x05, writeData(bytes, data, value.sub_type, at));
  }
  if (value instanceof Uint8Array) return mark(bytes, typeAt, 0x05, writeData(bytes, value, 0, at));
  if (value instanceof BSONRegExp)
    return mark(bytes, typeAt, 0x0b, writeRegExp(bytes, value.pattern, value.options, at));
  if (value instanceof RegExp)
    return mark(bytes, typeAt, 0x0b, writeRegExp(bytes, value.source, regExpOptions(value), at));
  if (value instanceof MinKey) return mark(bytes, typeAt, 0xff, at);
  if (value instanceof MaxKey) return mark(bytes, typeAt, 0x7f, at);
  if (value instanceof Code) return writeCode(bytes, value, typeAt, at);
  if (value instanceof BSONSymbol) return mark(bytes, typeAt, 0x0e, writeText(bytes, value.value, at));
  return mark(bytes, typeAt, 0x03, writeDocument(bytes, value as Document, at));
}

function writeRegExp(bytes: Buffer, pattern: string, options: string, at: number): number {
  return writeCString(bytes, options, writeCString(bytes, pattern, at));
}

function writeCode(bytes: Buffer, value: Code, typeAt: number, at: number): number {
  if (!value.scope) return mark(bytes, typeAt, 0x0d, writeText(bytes, value.code.toString(), at));
  const end = writeDocument(bytes, value.scope, writeText(bytes, value.code.toString(), at + 4));
  bytes.writeInt32LE(end - at, at);
  return mark(bytes, typeAt, 0x0f, end);
}

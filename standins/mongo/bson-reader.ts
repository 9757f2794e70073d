import {
  Binary,
  BSONError,
  BSONRegExp,
  Code,
  Decimal128,
  Double,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
  UUID,
} from 'bson';
import type { Document } from './bson';
import { MongoStandinError } from './errors';

/** As mongod: no document is nested deeper. */
const MAX_DEPTH = 200;

type Cursor = { bytes: Buffer; at: number; plain: boolean };

/** See `decode` and `decodePlain`. */
export function readDocument(bytes: Uint8Array, plain: boolean): Document {
  const buffer = Buffer.isBuffer(bytes)
    ? bytes
    : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const cursor: Cursor = { bytes: buffer, at: 0, plain };
  try {
    const document = readFields(cursor, false, 0) as Document;
    if (cursor.at !== buffer.length) throw invalid('bytes after the end of the document');
    return document;
  } catch (error) {
    if (error instanceof RangeError) throw invalid('a value reaches beyond the end of the document');
    if (error instanceof BSONError) throw invalid(error.message);
    throw error;
  }
}

function invalid(reason: string): MongoStandinError {
  return new MongoStandinError('InvalidBSON', `Invalid BSON: ${reason}`);
}

function readFields(cursor: Cursor, isArray: boolean, depth: number): Document | unknown[] {
  const { bytes } = cursor;
  const start = cursor.at;
  const end = start + bytes.readInt32LE(start);
  if (end < start + 5 || end > bytes.length || bytes[end - 1] !== 0)
    throw invalid('bad length of a document');
  if (depth > MAX_DEPTH) throw invalid(`nested deeper than ${MAX_DEPTH} levels`);
  cursor.at = start + 4;
  const fields: Document = {};
  const items: unknown[] = [];
  while (true) {
    const type = bytes[cursor.at++];
    if (type === 0) break;
    if (type === undefined || cursor.at >= end) throw invalid('a document without an end');
    if (isArray) {
      cursor.at = endOfName(bytes, cursor.at) + 1;
      items.push(readValue(cursor, type, depth));
    } else {
      const name = readName(cursor);
      const value = readValue(cursor, type, depth);
      if (name === '__proto__') {
        Object.defineProperty(fields, name, { value, enumerable: true, configurable: true, writable: true });
      } else {
        fields[name] = value;
      }
    }
  }
  if (cursor.at !== end) throw invalid('a document longer or shorter than it says');
  return isArray ? items : fields;
}

function endOfName(bytes: Buffer, from: number): number {
  const end = bytes.indexOf(0, from);
  if (end < 0) throw invalid('a name without an end');
  return end;
}

function readName(cursor: Cursor): string {
  const { bytes, at } = cursor;
  let end = at;
  let ascii = true;
  for (let byte = bytes[end]; byte !== 0; byte = bytes[++end]) {
    if (byte === undefined) throw invalid('a name without an end');
    if (byte > 127) ascii = false;
  }
  cursor.at = end + 1;
  return ascii ? bytes.toString('latin1', at, end) : bytes.toString('utf8', at, end);
}

function readText(cursor: Cursor): string {
  const { bytes } = cursor;
  const length = bytes.readInt32LE(cursor.at);
  const start = cursor.at + 4;
  const end = start + length - 1;
  if (length < 1 || end >= bytes.length || bytes[end] !== 0) throw invalid('bad length of a string');
  cursor.at = end + 1;
  return bytes.toString('utf8', start, end);
}

function take(cursor: Cursor, length: number): Buffer {
  const { bytes, at } = cursor;
  if (length < 0 || at + length > bytes.length) throw invalid('a value reaches beyond the end');
  cursor.at = at + length;
  return Buffer.from(bytes.subarray(at, at + length));
}

function readLong(cursor: Cursor): Long {
  const low = cursor.bytes.readInt32LE(cursor.at);
  const high = cursor.bytes.readInt32LE(cursor.at + 4);
  cursor.at += 8;
  return new Long(low, high);
}

function readDouble(cursor: Cursor): number | Double {
  const value = cursor.bytes.readDoubleLE(cursor.at);
  cursor.at += 8;
  const looksInteger = (value | 0) === value && !Object.is(value, -0);
  return looksInteger && !cursor.plain ? new Double(value) : value;
}

function readBinary(cursor: Cursor): Binary {
  const length = cursor.bytes.readInt32LE(cursor.at);
  const subtype = cursor.bytes.readUInt8(cursor.at + 4);
  cursor.at += 5;
  let data = take(cursor, length);
  if (subtype === Binary.SUBTYPE_BYTE_ARRAY) {
    if (length < 4 || data.readInt32LE(0) !== length - 4) throw invalid('bad length of old binary data');
    data = data.subarray(4);
  }
  if (subtype === Binary.SUBTYPE_UUID && data.length === 16) return new UUID(data);
  return new Binary(data, subtype);
}

function readValue(cursor: Cursor, type: number, depth: number): unknown {
  const { bytes } = cursor;
  switch (type) {
    case 0x01:
      return readDouble(cursor);
    case 0x02:
      return readText(cursor);
    case 0x03:
      return readFields(cursor, false, depth + 1);
    case 0x04:
      return readFields(cursor, true, depth + 1);
    case 0x05:
      return readBinary(cursor);
    case 0x06:
      return undefined;
    case 0x07:
      return new ObjectId(take(cursor, 12));
    case 0x08: {
      const flag = bytes[cursor.at++];
      if (flag !== 0 && flag !== 1) throw invalid('a boolean that is neither true nor false');
      return flag === 1;
    }
    case 0x09:
      return new Date(readLong(cursor).toNumber());
    case 0x0a:
      return null;
    case 0x0b: {
      const pattern = readName(cursor);
      return new BSONRegExp(pattern, readName(cursor));
    }
    case 0x0d:
      return new Code(readText(cursor));
    case 0x0e:
      return readText(cursor);
    case 0x0f: {
      cursor.at += 4;
      const source = readText(cursor);
      return new Code(source, readFields(cursor, false, depth + 1));
    }
    case 0x10: {
      const value = bytes.readInt32LE(cursor.at);
      cursor.at += 4;
      return value;
    }
    case 0x11: {
      const long = readLong(cursor);
      return new Timestamp({ t: long.getHighBitsUnsigned(), i: long.getLowBitsUnsigned() });
    }
    case 0x12:
      return readLong(cursor);
    case 0x13:
      return new Decimal128(take(cursor, 16));
    case 0x7f:
      return new MaxKey();
    case 0xff:
      return new MinKey();
    default:
      throw invalid(`unknown type 0x${type.toString(16)}`);
  }
}

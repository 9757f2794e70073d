import {
  BSONSymbol,
  Code,
  DBRef,
  Decimal128,
  Double,
  deserialize,
  Int32,
  MaxKey,
  MinKey,
  serialize,
} from 'bson';
import { MongoError } from './errors';

/** A document, command or array as decoded from BSON; keys are in their order. */
// biome-ignore lint/suspicious/noExplicitAny: the values of a stored document are of any type, as in the driver's own Document.
export type Document = { [key: string]: any };

export class RawDocument {
  constructor(readonly bytes: Buffer) {}
}

export const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024;

const MAX_ENCODED_BYTES = MAX_DOCUMENT_BYTES + 16 * 1024;

const MAX_DEPTH = 200;

/** Types that are deprecated, or that no application of integer amounts needs. */
const UNSUPPORTED_TYPES = new Map<unknown, string>([
  [BSONSymbol, 'symbol'],
  [Code, 'javascript'],
  [DBRef, 'DBRef'],
  [Decimal128, 'decimal'],
  [MaxKey, 'maxKey'],
  [MinKey, 'minKey'],
]);

export function isInt32(value: number): boolean {
  return (value | 0) === value && !Object.is(value, -0);
}

/**
 * Decodes one BSON document into plain objects such that `encode` returns the same bytes: 32-bit integers and doubles
 * are numbers, except that a double which `encode` would take for an integer (5.0) is a `Double`; 64-bit integers are
 * `Long`, binary data `Binary`, regular expressions `BSONRegExp`. Throws code 22 if the bytes are not a document, and
 * 238 for a value of a type that is not supported.
 */
export function decode(bytes: Uint8Array): Document {
  const options = { promoteValues: false, promoteBuffers: false, bsonRegExp: true };
  let document: Document;
  try {
    document = deserialize(bytes, options);
  } catch (error) {
    throw new MongoError('InvalidBSON', `Invalid BSON: ${(error as Error).message}`);
  }
  return unwrap(document, 0) as Document;
}

/** Replaces the wrappers of numbers by plain ones where nothing is lost, in place. Checks types and depth. */
function unwrap(value: unknown, depth: number): unknown {
  if (value === undefined) throw unsupported('undefined');
  if (typeof value !== 'object' || value === null) return value;
  if (depth > MAX_DEPTH) throw new MongoError('InvalidBSON', `nested deeper than ${MAX_DEPTH} levels`);
  if (Array.isArray(value)) {
    for (const [index, element] of value.entries()) value[index] = unwrap(element, depth + 1);
    return value;
  }
  if (Object.getPrototypeOf(value) === Object.prototype) {
    const document: Document = value;
    for (const key of Object.keys(document)) document[key] = unwrap(document[key], depth + 1);
    return document;
  }
  if (value instanceof Int32) return value.value;
  if (value instanceof Double) return isInt32(value.value) ? value : value.value;
  const name = UNSUPPORTED_TYPES.get(value.constructor);
  if (name !== undefined) throw unsupported(name);
  return value;
}

function unsupported(type: string): MongoError {
  return new MongoError('NotImplemented', `values of the BSON type '${type}' are not supported`);
}

/**
 * Encodes a document as BSON. Whole numbers that fit become 32-bit integers and other numbers doubles, as in drivers
 * for JavaScript; fields that are `undefined` are dropped. Throws code 10334 above `limit` bytes, and code 2 for a
 * value that BSON has no type for.
 */
export function encode(document: Document, limit = MAX_ENCODED_BYTES): Buffer {
  let bytes: Uint8Array;
  try {
    bytes = serialize(document, { ignoreUndefined: true });
  } catch (error) {
    // Beyond its largest buffer, the package reports an offset out of range.
    if (error instanceof RangeError) throw tooLarge('too many');
    throw new MongoError('BadValue', (error as Error).message);
  }
  if (bytes.length > limit) throw tooLarge(String(bytes.length));
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function tooLarge(size: string): MongoError {
  return new MongoError('BSONObjectTooLarge', `a document of ${size} bytes is too large`);
}

export function encodeReply(reply: Document): Buffer {
  const { cursor, ...rest } = reply;
  const name = ['firstBatch', 'nextBatch'].find((field) => cursor?.[field]);
  if (!name) return encode(reply);
  const { [name]: batch, ...others } = cursor;
  const items = (batch as RawDocument[]).map(({ bytes }, index) => field(0x03, String(index), bytes));
  const cursorBytes = documentOf([field(0x04, name, documentOf(items)), fieldsOf(encode(others))]);
  return documentOf([field(0x03, 'cursor', cursorBytes), fieldsOf(encode(rest))]);
}

function field(type: number, name: string, value: Buffer): Buffer {
  return Buffer.concat([Buffer.of(type), Buffer.from(`${name}\0`), value]);
}

function fieldsOf(document: Buffer): Buffer {
  return document.subarray(4, -1);
}

function documentOf(fields: Buffer[]): Buffer {
  const document = Buffer.concat([Buffer.alloc(4), ...fields, Buffer.of(0)]);
  document.writeInt32LE(document.length, 0);
  return document;
}

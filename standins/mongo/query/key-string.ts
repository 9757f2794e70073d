import type { Binary, Decimal128, ObjectId, Timestamp } from 'bson';
import { type Document, TypeOrder, typeOrder } from './bson-type';
import { asDocument, binaryBytes, regexParts } from './compare';
import { compareDecimalToDouble, type ExactDecimal, exactDecimal, isDecimalNaN, plainNumber } from './number';

/** A growing byte buffer: keys are short, so it seldom grows. */
class KeyWriter {
  private buffer = Buffer.allocUnsafe(64);
  private length = 0;

  /** Makes room and answers where it starts; it may replace the buffer, so it runs before the buffer is read. */
  private reserve(size: number): number {
    const start = this.length;
    this.length = start + size;
    if (this.length > this.buffer.length) {
      const larger = Buffer.allocUnsafe(Math.max(this.length, this.buffer.length * 2));
      this.buffer.copy(larger, 0, 0, start);
      this.buffer = larger;
    }
    return start;
  }

  get position(): number {
    return this.length;
  }

  byte(value: number): void {
    const start = this.reserve(1);
    this.buffer[start] = value;
  }

  uint16(value: number): void {
    const start = this.reserve(2);
    this.buffer.writeUInt16BE(value, start);
  }

  uint32(value: number): void {
    const start = this.reserve(4);
    this.buffer.writeUInt32BE(value >>> 0, start);
  }

  uint64(value: bigint): void {
    const start = this.reserve(8);
    this.buffer.writeBigUInt64BE(BigInt.asUintN(64, value), start);
  }

  double(value: number): void {
    const start = this.reserve(8);
    this.buffer.writeDoubleBE(value, start);
  }

  bytes(value: Uint8Array): void {
    const start = this.reserve(value.length);
    this.buffer.set(value, start);
  }

  /** UTF-8 with NULs escaped, ended by two zero bytes, so that no string is a prefix of another. */
  text(value: string): void {
    const start = this.reserve(value.length * 3);
    this.length = start + this.buffer.write(value, start, 'utf8');
    if (this.buffer.subarray(start, this.length).includes(0)) {
      const raw = Buffer.from(this.buffer.subarray(start, this.length));
      this.length = start;
      for (const byte of raw) {
        this.byte(byte);
        if (byte === 0) this.byte(0xff);
      }
    }
    this.uint16(0);
  }

  invertFrom(start: number): void {
    for (let i = start; i < this.length; i++) this.buffer[i] = ~this.buffer[i]! & 0xff;
  }

  finish(): Buffer {
    return Buffer.from(this.buffer.subarray(0, this.length));
  }
}

/**
 * Encodes the values of a compound key so that the bytes of two keys compare (memcmp) exactly as
 * `compareValues` orders their values, one after the other; components of direction -1 are inverted. Equal
 * values of different numeric types give equal bytes; every component ends itself, so that no key is a prefix of
 * another and bytes may follow. As in `compareValues`, undefined is less than null: pass null for a missing field.
 *
 * @param directions one per value; a missing entry counts as ascending
 */
export function encodeIndexKey(values: unknown[], directions: readonly (1 | -1)[]): Buffer {
  const writer = new KeyWriter();
  for (let i = 0; i < values.length; i++) {
    const start = writer.position;
    writeValue(writer, values[i]);
    if (directions[i] === -1) writer.invertFrom(start);
  }
  return writer.finish();
}

function writeValue(writer: KeyWriter, value: unknown): void {
  const tag = typeOrder(value);
  writer.byte(tag);
  writePayload(writer, tag, value);
}

function writePayload(writer: KeyWriter, tag: TypeOrder, value: unknown): void {
  switch (tag) {
    case TypeOrder.Number:
      writeNumber(writer, value);
      return;
    case TypeOrder.String:
      writer.text(typeof value === 'string' ? value : String((value as { value: unknown }).value));
      return;
    case TypeOrder.Object:
      writeDocument(writer, asDocument(value));
      return;
    case TypeOrder.Array:
      for (const element of value as unknown[]) writeValue(writer, element);
      writer.byte(0);
      return;
    case TypeOrder.Binary: {
      const binary = value as Binary;
      writer.uint32(binary.position);
      writer.byte(binary.sub_type);
      writer.bytes(binaryBytes(binary));
      return;
    }
    case TypeOrder.ObjectId:
      writer.bytes((value as ObjectId).id);
      return;
    case TypeOrder.Boolean:
      writer.byte(value ? 1 : 0);
      return;
    case TypeOrder.Date:
      writer.uint64(BigInt((value as Date).getTime()) + 0x8000_0000_0000_0000n);
      return;
    case TypeOrder.Timestamp:
      writer.uint32((value as Timestamp).high);
      writer.uint32((value as Timestamp).low);
      return;
    case TypeOrder.Regex: {
      const { pattern, options } = regexParts(value);
      writer.text(pattern);
      writer.text(options);
      return;
    }
    case TypeOrder.Code:
    case TypeOrder.CodeWithScope: {
      const { code, scope } = value as { code: string; scope?: Document | null };
      writer.text(String(code));
      writeDocument(writer, scope ?? {});
      return;
    }
  }
}

function writeDocument(writer: KeyWriter, doc: Document): void {
  for (const key of Object.keys(doc)) {
    // The comparison looks at a field's type first, then its name, then its value.
    const tag = typeOrder(doc[key]);
    writer.byte(tag);
    writer.text(key);
    writePayload(writer, tag, doc[key]);
  }
  writer.byte(0);
}

const NAN_CLASS = 0;
const NEGATIVE_CLASS = 1;
const ZERO_CLASS = 2;
const POSITIVE_CLASS = 3;

/**
 * Numbers: a class byte, then the magnitude as the nearest double towards zero, then a byte that says whether
 * that is the whole value; where it is not (large int64, most decimals), the exact decimal digits follow.
 */
function writeNumber(writer: KeyWriter, value: unknown): void {
  const plain = plainNumber(value);
  if (typeof plain === 'number') {
    writeDouble(writer, plain);
  } else if (typeof plain === 'bigint') {
    const double = Number(plain);
    if (BigInt(double) === plain) writeDouble(writer, double);
    else writeExact(writer, { sign: plain < 0n ? -1 : 1, digits: plain < 0n ? -plain : plain, exponent: 0 });
  } else {
    writeDecimal(writer, plain);
  }
}

function writeDouble(writer: KeyWriter, value: number): void {
  if (Number.isNaN(value)) {
    writer.byte(NAN_CLASS);
  } else if (value === 0) {
    writer.byte(ZERO_CLASS);
  } else {
    writer.byte(value < 0 ? NEGATIVE_CLASS : POSITIVE_CLASS);
    const start = writer.position;
    writer.double(Math.abs(value));
    writer.byte(0);
    if (value < 0) writer.invertFrom(start);
  }
}

function writeDecimal(writer: KeyWriter, value: Decimal128): void {
  const exact = exactDecimal(value);
  if (exact === null) {
    writeDouble(writer, isDecimalNaN(value) ? Number.NaN : Number(value.toString()));
  } else if (exact.digits === 0n) {
    writeDouble(writer, 0);
  } else {
    writeExact(writer, exact);
  }
}

function writeExact(writer: KeyWriter, exact: ExactDecimal): void {
  const { double, isWhole } = truncateToDouble(exact);
  if (isWhole) {
    writeDouble(writer, exact.sign * double);
    return;
  }
  writer.byte(exact.sign < 0 ? NEGATIVE_CLASS : POSITIVE_CLASS);
  const start = writer.position;
  writer.double(double);
  writer.byte(1);
  const digits = exact.digits.toString();
  // 0.d₁d₂… × 10^power, with the trailing zeros gone: one form for one value.
  writer.uint16(digits.length + exact.exponent + 0x8000);
  writer.text(digits.replace(/0+$/, ''));
  if (exact.sign < 0) writer.invertFrom(start);
}

function truncateToDouble(exact: ExactDecimal): { double: number; isWhole: boolean } {
  let double = Math.min(Number(`${exact.digits}e${exact.exponent}`), Number.MAX_VALUE);
  let order = compareDecimalToDouble(exact, double);
  if (order < 0) {
    double = previousDouble(double);
    order = 1;
  }
  return { double, isWhole: order === 0 };
}

function previousDouble(value: number): number {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  view.setBigUint64(0, view.getBigUint64(0) - 1n);
  return view.getFloat64(0);
}

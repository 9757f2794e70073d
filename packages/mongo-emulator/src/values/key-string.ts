import type { Binary, BSONRegExp, ObjectId, Timestamp } from 'bson';
import { type Document, TypeOrder, typeOrder } from '#values/bson-type';
import { binaryBytes, regexParts } from '#values/compare';
import { type Numeric, plainNumber } from '#values/number';

class KeyWriter {
  private buffer = Buffer.allocUnsafe(64);
  private length = 0;

  /** Makes room and returns where it starts. It may replace the buffer, so it runs before the buffer is used. */
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
    this.byte(value >>> 8);
    this.byte(value & 0xff);
  }

  number(size: 4 | 8, write: (buffer: Buffer, at: number) => void): void {
    const start = this.reserve(size);
    write(this.buffer, start);
  }

  bytes(value: ArrayLike<number>): void {
    const start = this.reserve(value.length);
    this.buffer.set(value, start);
  }

  /** UTF-8 with NULs escaped, ended by two zero bytes, so that no string is a prefix of another. */
  text(value: string): void {
    const raw = Buffer.from(value);
    if (!raw.includes(0)) this.bytes(raw);
    else for (const byte of raw) this.bytes(byte === 0 ? [0, 0xff] : [byte]);
    this.uint16(0);
  }

  invertFrom(start: number): void {
    for (let i = start; i < this.length; i++) this.buffer[i] = ~this.buffer[i]! & 0xff;
  }

  finish(): Buffer {
    return this.buffer.subarray(0, this.length);
  }
}

/**
 * Encodes the values of a compound key so that the bytes of two keys compare (memcmp) exactly as `compareValues`
 * orders their values, one after the other; components of direction -1 are inverted. Equal values of different
 * numeric types have equal bytes; every component ends itself, so that no key is a prefix of another and bytes may
 * follow. As in `compareValues`, undefined is less than null: pass null for a missing field.
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
      writeNumber(writer, value as Numeric);
      return;
    case TypeOrder.String:
      writer.text(value as string);
      return;
    case TypeOrder.Object:
      writeDocument(writer, value as Document);
      return;
    case TypeOrder.Array:
      for (const element of value as unknown[]) writeValue(writer, element);
      writer.byte(0);
      return;
    case TypeOrder.Binary: {
      const binary = value as Binary;
      writer.number(4, (buffer, at) => buffer.writeUInt32BE(binary.position, at));
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
      writer.number(8, (buffer, at) =>
        buffer.writeBigUInt64BE(BigInt((value as Date).getTime()) + 0x8000_0000_0000_0000n, at),
      );
      return;
    case TypeOrder.Timestamp:
      writer.number(4, (buffer, at) => buffer.writeInt32BE((value as Timestamp).high, at));
      writer.number(4, (buffer, at) => buffer.writeInt32BE((value as Timestamp).low, at));
      return;
    case TypeOrder.Regex: {
      const { pattern, options } = regexParts(value as BSONRegExp);
      writer.text(pattern);
      writer.text(options);
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

/** A class byte, the nearest double towards zero, a byte for whether that is all, else the decimal digits. */
function writeNumber(writer: KeyWriter, value: Numeric): void {
  const plain = plainNumber(value);
  if (typeof plain === 'number') writeDouble(writer, plain);
  else if (BigInt(Number(plain)) === plain) writeDouble(writer, Number(plain));
  else writeLargeInteger(writer, plain);
}

function writeDouble(writer: KeyWriter, value: number): void {
  if (Number.isNaN(value)) {
    writer.byte(NAN_CLASS);
  } else if (value === 0) {
    writer.byte(ZERO_CLASS);
  } else {
    writer.byte(value < 0 ? NEGATIVE_CLASS : POSITIVE_CLASS);
    const start = writer.position;
    writer.number(8, (buffer, at) => buffer.writeDoubleBE(Math.abs(value), at));
    writer.byte(0);
    if (value < 0) writer.invertFrom(start);
  }
}

function writeLargeInteger(writer: KeyWriter, value: bigint): void {
  const magnitude = value < 0n ? -value : value;
  const nearest = Number(magnitude);
  writer.byte(value < 0n ? NEGATIVE_CLASS : POSITIVE_CLASS);
  const start = writer.position;
  writer.number(8, (buffer, at) =>
    buffer.writeDoubleBE(BigInt(nearest) > magnitude ? previousDouble(nearest) : nearest, at),
  );
  writer.byte(1);
  const digits = magnitude.toString();
  // 0.d₁d₂… × 10^power, without trailing zeros: one form for one value.
  writer.uint16(digits.length + 0x8000);
  writer.text(digits.replace(/0+$/, ''));
  if (value < 0n) writer.invertFrom(start);
}

function previousDouble(value: number): number {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  view.setBigUint64(0, view.getBigUint64(0) - 1n);
  return view.getFloat64(0);
}

import { type Document, decode } from '#bson';

export type Entry = { key: Buffer; value: Buffer };

export interface View {
  get(key: Buffer): Buffer | undefined;
  /** The entries with `lower` <= key < `upper`, in key order or, reversed, from the highest down. */
  range(lower: Buffer, upper: Buffer, reverse?: boolean): Iterable<Entry>;
}

export interface WritableView extends View {
  put(key: Buffer, value: Buffer): void;
  remove(key: Buffer): void;
}

export function endOfPrefix(prefix: Buffer): Buffer {
  const end = Buffer.from(prefix);
  for (let i = end.length - 1; i >= 0; i--) {
    const byte = end[i] as number;
    if (byte < 0xff) {
      end[i] = byte + 1;
      return end.subarray(0, i + 1);
    }
  }
  throw new Error('a prefix of nothing but 0xff bytes has no end');
}

export class StoredDocument {
  private decoded: Document | undefined;

  constructor(
    readonly recordId: number,
    readonly raw: Buffer,
  ) {}

  get document(): Document {
    this.decoded ??= decode(this.raw);
    return this.decoded;
  }
}

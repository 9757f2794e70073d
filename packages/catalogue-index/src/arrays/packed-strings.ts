import { ByteWriter } from '#arrays/byte-writer';
import { GrowingArray } from '#arrays/growing-array';

/** Strings in one run of bytes, as UTF-8; the string at a position is between its start and the next. */
export type PackedStringsData = {
  bytes: Uint8Array<ArrayBuffer>;
  starts: Uint32Array<ArrayBuffer>;
  /** The positions, in ascending order, of strings with a character of more than a byte. */
  wide: Uint32Array<ArrayBuffer>;
};

export class StringPacker {
  readonly #bytes = new ByteWriter();
  readonly #starts = new GrowingArray<Uint32Array<ArrayBuffer>>(Uint32Array);

  readonly #wide = new GrowingArray<Uint32Array<ArrayBuffer>>(Uint32Array);

  constructor() {
    this.#starts.push(0);
  }

  put(text: string): number {
    const position = this.#starts.length - 1;
    const before = this.#bytes.length;
    this.#bytes.putText(text);
    if (this.#bytes.length - before !== text.length) this.#wide.push(position);
    this.#starts.push(this.#bytes.length);
    return position;
  }

  pack(): PackedStringsData {
    return { bytes: this.#bytes.toBytes(), starts: this.#starts.toArray(), wide: this.#wide.toArray() };
  }
}

const PLAIN = /^[\x20-\x7e]*$/;

export class PackedStrings {
  readonly bytes: Buffer;
  readonly starts: Uint32Array;
  readonly length: number;
  readonly #wide: Uint32Array;

  constructor({ bytes, starts, wide }: PackedStringsData) {
    this.bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.starts = starts;
    this.length = starts.length - 1;
    this.#wide = wide;
  }

  at(position: number): string {
    const [start, end] = [this.starts[position] ?? 0, this.starts[position + 1] ?? 0];
    return this.bytes.toString(this.#isWide(position) ? 'utf8' : 'latin1', start, end);
  }

  /** The length of a string in UTF-16 units, as JavaScript counts. */
  lengthOf(position: number): number {
    if (this.#isWide(position)) return this.at(position).length;
    return (this.starts[position + 1] ?? 0) - (this.starts[position] ?? 0);
  }

  #isWide(position: number): boolean {
    let [low, high] = [0, this.#wide.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#wide[middle] as number) < position) low = middle + 1;
      else high = middle;
    }
    return this.#wide[low] === position;
  }

  /** Returns the first position at which `isBeyond` is true, which must stay true from there on. */
  firstWhere(isBeyond: (text: string) => boolean, from = 0, to = this.length): number {
    let [low, high] = [from, to];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isBeyond(this.at(middle))) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  /** Returns the first position of those sorted strings that is not before this one, of which few have to be read. */
  #firstFrom(text: string): number {
    if (!PLAIN.test(text)) return this.firstWhere((other) => other >= text);
    let [low, high] = [0, this.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#isBefore(middle, text)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Compared with plain characters, bytes have the order of what they spell. */
  #isBefore(position: number, plain: string): boolean {
    const [start, end] = [this.starts[position] ?? 0, this.starts[position + 1] ?? 0];
    for (let at = 0; at < plain.length; at += 1) {
      if (start + at === end) return true;
      const difference = (this.bytes[start + at] as number) - plain.charCodeAt(at);
      if (difference !== 0) return difference < 0;
    }
    return false;
  }

  find(text: string): number {
    const position = this.#firstFrom(text);
    return position < this.length && this.at(position) === text ? position : -1;
  }

  /** Returns the positions, first and one beyond the last, of those sorted strings that begin like this. */
  rangeOf(beginning: string): [from: number, to: number] {
    const from = this.#firstFrom(beginning);
    return [from, this.firstWhere((text) => !text.startsWith(beginning), from)];
  }
}

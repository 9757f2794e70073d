import { type BitSet, hasBit } from '#arrays/bit-set';
import type { ByteWriter } from '#arrays/byte-writer';
import type { GrowingArray } from '#arrays/growing-array';
import { SlotMap } from '#arrays/slot-map';
import { CLASS_BITS, CLASS_MASK } from './packed-terms';

const IS_MAP = 1 << CLASS_BITS;
const COUNT_SHIFT = CLASS_BITS + 1;
const BITS_A_BYTE = 8;

/**
 * Writes the slots of a term, in ascending order for each class. A part says how many there are and of which class, and then
 * has either the distances between them, or, where that is shorter, a map of a bit a slot: its first byte, its length
 * and its bytes.
 */
export function writePostings(into: ByteWriter, slotsByClass: readonly GrowingArray<Uint32Array>[]): void {
  into.putNumber(slotsByClass.reduce((sum, { length }) => sum + length, 0));
  for (const [termClass, slots] of slotsByClass.entries()) {
    if (slots.length === 0) continue;
    const [first, last] = [slots.at(0), slots.at(slots.length - 1)];
    const firstByte = Math.floor(first / BITS_A_BYTE);
    const bytes = Math.floor(last / BITS_A_BYTE) - firstByte + 1;
    const isMap = bytes < slots.length;
    into.putNumber((slots.length << COUNT_SHIFT) | (isMap ? IS_MAP : 0) | termClass);
    if (isMap) putMap(into, slots, firstByte, bytes);
    else putDistances(into, slots);
  }
}

function putDistances(into: ByteWriter, slots: GrowingArray<Uint32Array>): void {
  let before = -1;
  for (let at = 0; at < slots.length; at += 1) {
    into.putNumber(slots.at(at) - before - 1);
    before = slots.at(at);
  }
}

function putMap(into: ByteWriter, slots: GrowingArray<Uint32Array>, firstByte: number, bytes: number): void {
  const map = new Uint8Array(bytes);
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots.at(at);
    const byte = Math.floor(slot / BITS_A_BYTE) - firstByte;
    map[byte] = (map[byte] as number) | (1 << (slot % BITS_A_BYTE));
  }
  into.putNumber(firstByte);
  into.putNumber(bytes);
  into.putBytes(map, 0, bytes);
}

export class PostingsReader {
  #at: number;
  #left: number;
  count = 0;
  termClass = 0;
  #isMap = false;

  constructor(
    private readonly bytes: Uint8Array,
    reference: number,
  ) {
    this.#at = reference;
    this.#left = this.#number();
  }

  /** Goes to the next part: returns false if there is none. Each part must be read before the next. */
  next(): boolean {
    if (this.#left <= 0) return false;
    const head = this.#number();
    this.count = head >>> COUNT_SHIFT;
    this.#isMap = (head & IS_MAP) !== 0;
    this.termClass = head & CLASS_MASK;
    this.#left -= this.count;
    return true;
  }

  #number(): number {
    let byte = this.bytes[this.#at++] as number;
    let number = byte & 0x7f;
    for (let shift = 7; byte > 0x7f; shift += 7) {
      byte = this.bytes[this.#at++] as number;
      number |= (byte & 0x7f) << shift;
    }
    return number >>> 0;
  }

  get isMap(): boolean {
    return this.#isMap;
  }

  readMap(score: number): SlotMap {
    const first = this.#number() * BITS_A_BYTE;
    const length = this.#number();
    this.#at += length;
    return new SlotMap(this.bytes, this.#at - length, length, first, this.count, score);
  }

  /** Raises the scores of a list without a map; with `inUse`, only of slots in that. */
  raise(best: Float64Array, touched: BitSet, score: number, inUse: BitSet | undefined): void {
    const { bytes, count } = this;
    let at = this.#at;
    let slot = -1;
    for (let read = 0; read < count; read += 1) {
      let byte = bytes[at++] as number;
      let distance = byte & 0x7f;
      for (let shift = 7; byte > 0x7f; shift += 7) {
        byte = bytes[at++] as number;
        distance |= (byte & 0x7f) << shift;
      }
      slot += distance + 1;
      if ((best[slot] as number) >= score || (inUse !== undefined && !hasBit(inUse, slot))) continue;
      best[slot] = score;
      touched[slot >>> 5] = (touched[slot >>> 5] as number) | (1 << (slot & 31));
    }
    this.#at = at;
  }

  /** Calls `each` with the slots of the part, in ascending order, until it returns false. */
  visit(each: (slot: number) => boolean): void {
    if (this.#isMap) {
      this.readMap(0).visit(each);
      return;
    }
    let slot = -1;
    for (let read = 0; read < this.count; read += 1) {
      slot += this.#number() + 1;
      if (!each(slot)) return;
    }
  }
}

import { type BitSet, setBit } from '#arrays/bit-set';
import type { SpecListsData } from '#columns/spec-packer';

export class SpecLists {
  readonly #bytes: Uint8Array;
  readonly #starts: Uint32Array;

  constructor({ bytes, starts }: SpecListsData) {
    this.#bytes = bytes;
    this.#starts = starts;
  }

  forEach(slot: number, each: (pair: number) => void): void {
    const end = this.#starts[slot + 1] as number;
    let next = this.#starts[slot] as number;
    while (next < end) {
      let byte = this.#bytes[next++] as number;
      let pair = byte & 0x7f;
      for (let shift = 7; byte > 0x7f; shift += 7) {
        byte = this.#bytes[next++] as number;
        pair |= (byte & 0x7f) << shift;
      }
      each(pair);
    }
  }

  countIn(slots: BitSet, counts: Uint32Array): void {
    const bytes = this.#bytes;
    for (let slot = this.#firstFrom(slots, 0); slot !== -1; slot = this.#firstFrom(slots, slot + 1)) {
      const end = this.#starts[slot + 1] as number;
      let next = this.#starts[slot] as number;
      while (next < end) {
        let byte = bytes[next++] as number;
        let pair = byte & 0x7f;
        for (let shift = 7; byte > 0x7f; shift += 7) {
          byte = bytes[next++] as number;
          pair |= (byte & 0x7f) << shift;
        }
        counts[pair] = (counts[pair] as number) + 1;
      }
    }
  }

  /** Adds those packed slots that have a specification marked with a number n to set n - 1. */
  partition(slots: BitSet, marks: Uint8Array, sets: readonly BitSet[]): void {
    const bytes = this.#bytes;
    for (let slot = this.#firstFrom(slots, 0); slot !== -1; slot = this.#firstFrom(slots, slot + 1)) {
      const end = this.#starts[slot + 1] as number;
      let next = this.#starts[slot] as number;
      while (next < end) {
        let byte = bytes[next++] as number;
        let pair = byte & 0x7f;
        for (let shift = 7; byte > 0x7f; shift += 7) {
          byte = bytes[next++] as number;
          pair |= (byte & 0x7f) << shift;
        }
        const mark = marks[pair] as number;
        if (mark !== 0) setBit(sets[mark - 1] as BitSet, slot);
      }
    }
  }

  #firstFrom(slots: BitSet, from: number): number {
    const end = this.#starts.length - 1;
    let word = from >>> 5;
    let bits = (slots[word] as number) & (-1 << (from & 31));
    while (bits === 0) {
      word += 1;
      if (word << 5 >= end) return -1;
      bits = slots[word] as number;
    }
    const slot = (word << 5) + (31 - Math.clz32(bits & -bits));
    return slot < end ? slot : -1;
  }
}

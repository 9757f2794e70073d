import { type BitSet, hasBit } from '#arrays/bit-set';

const BITS_A_BYTE = 8;

/** The best score of each slot, which slots have one, and those that no lower score can raise. */
export type Raised = { best: Float64Array; touched: BitSet; done: Uint8Array };

/** Many slots, all with one score, as a map of a bit a slot: it is looked up, and seldom read. */
export class SlotMap {
  constructor(
    /** Its bits begin at `at` in `bytes`; the first of them represents the slot `first`. */
    private readonly bytes: Uint8Array,
    private readonly at: number,
    private readonly length: number,
    private readonly first: number,
    readonly count: number,
    readonly score: number,
  ) {}

  /** Raises the best score of those of `slots`, which are in ascending order, that are in the map. */
  raise(slots: Uint32Array, best: Float64Array): void {
    const { bytes, at, length, first, score } = this;
    const count = slots.length;
    for (let position = 0; position < count; position += 1) {
      const place = (slots[position] as number) - first;
      const byte = place >> 3;
      if (byte < 0 || byte >= length || (best[position] as number) >= score) continue;
      if (((bytes[at + byte] as number) & (1 << (place & 7))) !== 0) best[position] = score;
    }
  }

  /** Only slots that are not in `done`, a map from slot 0 on, and, with `inUse`, in that. */
  raiseIn({ best, touched, done }: Raised, inUse: BitSet | undefined): void {
    const { bytes, at, length, first, score } = this;
    const firstByte = first >> 3;
    for (let place = 0; place < length; place += 1) {
      let bits = (bytes[at + place] as number) & ~(done[firstByte + place] as number);
      if (bits === 0) continue;
      done[firstByte + place] = (done[firstByte + place] as number) | bits;
      while (bits !== 0) {
        const slot = first + place * BITS_A_BYTE + (31 - Math.clz32(bits & -bits));
        bits &= bits - 1;
        if ((best[slot] as number) >= score || (inUse !== undefined && !hasBit(inUse, slot))) continue;
        best[slot] = score;
        touched[slot >>> 5] = (touched[slot >>> 5] as number) | (1 << (slot & 31));
      }
    }
  }

  /** Calls `each` with every slot, in ascending order, until it returns false. */
  visit(each: (slot: number) => boolean): void {
    for (let place = 0; place < this.length; place += 1) {
      let bits = this.bytes[this.at + place] as number;
      while (bits !== 0) {
        const slot = this.first + place * BITS_A_BYTE + (31 - Math.clz32(bits & -bits));
        bits &= bits - 1;
        if (!each(slot)) return;
      }
    }
  }
}

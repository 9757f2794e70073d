import { ByteWriter } from '#arrays/byte-writer';
import { GrowingArray } from '#arrays/growing-array';
import { StringPacker } from '#arrays/packed-strings';
import { CLASS_BITS, CLASS_MASK, IS_SINGLE, type PackedTerms, SLOTS_MAX } from './packed-terms';
import { writePostings } from './posting-lists';

const POSTING_BYTES_MAX = 5;
const LINK_BYTES = 4;
const FIRST_BLOCK = 16;
const LARGEST_BLOCK = 4_096;

/** The data of a term is contiguous: a fixed number of words, of which those below are used. */
const TERM_WORDS = 8;
const COUNT = 0;
const [FIRST, LAST] = [1, 2];
/** The first block, the next free byte and the end of the last block. */
const [HEAD, NEXT, END] = [3, 4, 5];

/**
 * In ascending order of slots. Postings are encoded as they come, into linked blocks of one arena, so that nothing but
 * the terms is sorted at the end.
 */
export class TermPacker {
  readonly #numbers = new Map<string, number>();
  #terms = new Uint32Array(TERM_WORDS * 1_024);
  #arena = Buffer.alloc(1 << 16);
  #arenaEnd = 0;

  numbersOf(terms: Iterable<string>): number[] {
    const numbers: number[] = [];
    for (const term of terms) {
      let number = this.#numbers.get(term);
      if (number === undefined) {
        number = this.#numbers.size;
        this.#numbers.set(term, number);
        this.#makeRoom(number);
      }
      numbers.push(number);
    }
    return numbers;
  }

  #makeRoom(number: number): void {
    if ((number + 1) * TERM_WORDS <= this.#terms.length) return;
    const grown = new Uint32Array(this.#terms.length * 2);
    grown.set(this.#terms);
    this.#terms = grown;
  }

  /** Adds terms of a document; of a term that it was put with before, the class from then stays. */
  put(slot: number, numbers: readonly number[], termClass: number): void {
    if (slot >= SLOTS_MAX) throw new RangeError(`at most ${SLOTS_MAX} documents`);
    const terms = this.#terms;
    for (const number of numbers) {
      const term = number * TERM_WORDS;
      const count = terms[term + COUNT] as number;
      if (count === 0) {
        terms[term + FIRST] = (slot << CLASS_BITS) | termClass;
      } else {
        const last = terms[term + LAST] as number;
        if (last === slot) continue;
        if (count === 1) this.#beginBlocks(term);
        this.#append(term, ((slot - last - 1) << CLASS_BITS) | termClass);
      }
      terms[term + COUNT] = count + 1;
      terms[term + LAST] = slot;
    }
  }

  #takeBlock(size: number): number {
    if (this.#arenaEnd + size > this.#arena.length) {
      const grown = Buffer.alloc(Math.max(this.#arena.length * 2, this.#arenaEnd + size));
      this.#arena.copy(grown, 0, 0, this.#arenaEnd);
      this.#arena = grown;
    }
    this.#arenaEnd += size;
    return this.#arenaEnd - size;
  }

  #beginBlocks(term: number): void {
    const block = this.#takeBlock(FIRST_BLOCK);
    this.#terms[term + HEAD] = block;
    this.#terms[term + NEXT] = block;
    this.#terms[term + END] = block + FIRST_BLOCK;
    this.#append(term, this.#terms[term + FIRST] as number);
  }

  /** Appends a posting; in a new block, linked from the end of the one before, if it might not fit. */
  #append(term: number, posting: number): void {
    const terms = this.#terms;
    let next = terms[term + NEXT] as number;
    const end = terms[term + END] as number;
    if (isFull(next, end)) {
      const size = nextBlockSize(terms[term + COUNT] as number);
      const block = this.#takeBlock(size);
      this.#arena.writeUInt32LE(block, end - LINK_BYTES);
      next = block;
      terms[term + END] = block + size;
    }
    const arena = this.#arena;
    let left = posting;
    while (left > 0x7f) {
      arena[next++] = (left & 0x7f) | 0x80;
      left >>>= 7;
    }
    arena[next++] = left;
    terms[term + NEXT] = next;
  }

  #readPostings(term: number, slotsByClass: readonly GrowingArray<Uint32Array>[]): void {
    const arena = this.#arena;
    const count = this.#terms[term + COUNT] as number;
    let next = this.#terms[term + HEAD] as number;
    let end = next + FIRST_BLOCK;
    let slot = -1;
    for (let posting = 0; posting < count; posting += 1) {
      if (isFull(next, end)) {
        next = arena.readUInt32LE(end - LINK_BYTES);
        end = next + nextBlockSize(posting);
      }
      let byte = arena[next++] as number;
      let value = byte & 0x7f;
      for (let shift = 7; byte > 0x7f; shift += 7) {
        byte = arena[next++] as number;
        value |= (byte & 0x7f) << shift;
      }
      slot += (value >>> CLASS_BITS) + 1;
      slotsByClass[value & CLASS_MASK]?.push(slot);
    }
  }

  pack(): { terms: PackedTerms; names: readonly string[] } {
    const terms = [...this.#numbers.keys()].sort();
    const strings = new StringPacker();
    const references = new Uint32Array(terms.length);
    const postings = new ByteWriter();
    const slotsByClass = Array.from(
      { length: CLASS_MASK + 1 },
      () => new GrowingArray<Uint32Array<ArrayBuffer>>(Uint32Array),
    );
    for (const [position, term] of terms.entries()) {
      strings.put(term);
      const own = (this.#numbers.get(term) ?? 0) * TERM_WORDS;
      if (this.#terms[own + COUNT] === 1) {
        references[position] = IS_SINGLE | (this.#terms[own + FIRST] as number);
      } else {
        references[position] = postings.length;
        for (const slots of slotsByClass) slots.length = 0;
        this.#readPostings(own, slotsByClass);
        writePostings(postings, slotsByClass);
      }
    }
    return { terms: { strings: strings.pack(), references, postings: postings.toBytes() }, names: terms };
  }
}

function isFull(next: number, end: number): boolean {
  return end - next < POSTING_BYTES_MAX + LINK_BYTES;
}

/** Returns the size of the block that begins with this posting: as many bytes as there are postings before it, within limits. */
function nextBlockSize(posting: number): number {
  let size = FIRST_BLOCK;
  while (size < posting && size < LARGEST_BLOCK) size *= 2;
  return size;
}

import type { Vocabulary } from '#text/packed-texts';

/** States fit into the bits of one number: the letters of a word beyond are compared in the whole text. */
const BYTES_MAX = 31;
/** A word of the vocabulary is one of these to a needle; 1 is a gap. */
const [NOTHING, PART] = [0, 2];

/**
 * Finds the texts that a typed word is in, without putting them together: what each word of the vocabulary contributes is worked out
 * once, and a text is then read by the numbers of its words. State k means that the text so far ends with the first k bytes.
 */
export class WordFinder {
  readonly #needle: Buffer;
  readonly #kinds: Uint8Array;
  /** From which states a word completes the needle: it has the rest at its beginning or, for 0, the whole anywhere. */
  readonly #completes: Uint32Array;
  /** Which states a word leads to by its end alone. */
  readonly #begins: Uint32Array;
  /** From which states a word leads on, as a whole in the middle of the needle. */
  readonly #continues: Uint32Array;
  readonly #lengths: Uint32Array;
  readonly wholes: readonly number[];
  /** True if several words in a row may have the needle together. */
  readonly mayCross: boolean;

  /** `letters` as plainLetters has them; at least one. */
  constructor(vocabulary: Vocabulary, letters: string) {
    const needle = Buffer.from(letters, 'utf8');
    this.#needle = needle.subarray(0, lengthOfWhole(needle, BYTES_MAX));
    const count = vocabulary.gaps.length;
    this.#kinds = Uint8Array.from(vocabulary.gaps);
    this.#completes = new Uint32Array(count);
    this.#begins = new Uint32Array(count);
    this.#continues = new Uint32Array(count);
    this.#lengths = new Uint32Array(count);
    const { bytes, starts } = vocabulary.plain;
    for (let number = 0; number < count; number += 1) {
      if (this.#kinds[number] === NOTHING)
        this.#addWord(number, bytes, starts[number] ?? 0, starts[number + 1] ?? 0);
    }
    this.wholes = [...this.#completes.keys()].filter((number) => (this.#completes[number] as number) & 1);
    this.mayCross = this.#mayCross();
  }

  #mayCross(): boolean {
    let [completing, reached] = [0, 0];
    for (const mask of this.#completes) completing |= mask;
    for (const mask of this.#begins) reached |= mask;
    for (let before = 0; before !== reached; ) {
      before = reached;
      for (const [number, mask] of this.#continues.entries()) {
        if ((mask & reached) !== 0) reached |= (mask & reached) << (this.#lengths[number] as number);
      }
    }
    return (completing & reached) !== 0;
  }

  #addWord(number: number, bytes: Uint8Array, from: number, to: number): void {
    const needle = this.#needle;
    const length = to - from;
    let completes = hasWhole(bytes, from, to, needle) ? 1 : 0;
    let [begins, continues] = [0, 0];
    for (let state = 1; state < needle.length; state += 1) {
      if (state <= length && isAt(bytes, to - state, needle, 0, state)) begins |= 1 << state;
      const rest = needle.length - state;
      if (rest <= length && isAt(bytes, from, needle, state, rest)) completes |= 1 << state;
      else if (rest > length && isAt(bytes, from, needle, state, length)) continues |= 1 << state;
    }
    if ((completes | begins | continues) === 0) return;
    this.#kinds[number] = PART;
    this.#completes[number] = completes;
    this.#begins[number] = begins;
    this.#continues[number] = continues;
    this.#lengths[number] = length;
  }

  isIn(bytes: Uint8Array, from: number, to: number): boolean {
    const kinds = this.#kinds;
    let states = 1;
    let next = from;
    while (next < to) {
      let byte = bytes[next++] as number;
      let number = byte & 0x7f;
      for (let shift = 7; byte > 0x7f; shift += 7) {
        byte = bytes[next++] as number;
        number |= (byte & 0x7f) << shift;
      }
      const kind = kinds[number];
      if (kind === NOTHING) states = 1;
      else if (kind === PART) {
        if ((states & (this.#completes[number] as number)) !== 0) return true;
        const continued = (states & (this.#continues[number] as number)) << (this.#lengths[number] as number);
        states = 1 | continued | (this.#begins[number] as number);
      }
    }
    return false;
  }

  static comparesAllOf(letters: string): boolean {
    return Buffer.byteLength(letters) <= BYTES_MAX;
  }
}

export function hasWhole(bytes: Uint8Array, from: number, to: number, needle: Uint8Array): boolean {
  const [first, last] = [needle[0], to - needle.length];
  for (let at = from; at <= last; at += 1) {
    if (bytes[at] === first && isAt(bytes, at, needle, 0, needle.length)) return true;
  }
  return false;
}

function isAt(bytes: Uint8Array, at: number, needle: Uint8Array, from: number, length: number): boolean {
  for (let offset = 0; offset < length; offset += 1) {
    if (bytes[at + offset] !== needle[from + offset]) return false;
  }
  return true;
}

/** Returns how many of the first `most` bytes are whole characters. */
function lengthOfWhole(text: Uint8Array, most: number): number {
  if (text.length <= most) return text.length;
  let length = most;
  while (length > 0 && ((text[length] as number) & 0xc0) === 0x80) length -= 1;
  return length;
}

import type { PackedStrings } from '#arrays/packed-strings';

export function reversed(word: string): string {
  let letters = '';
  for (const letter of word) letters = letter + letters;
  return letters;
}

/** Finds terms by how they end: `zange` is in `Kombinationszange`. */
export class EndingTerms {
  constructor(
    private readonly terms: PackedStrings,
    /** Positions of terms, sorted by their letters from the end. */
    private readonly order: Uint32Array,
  ) {}

  /** Returns the terms that end so and have at least so many letters before, at most `limit`. */
  find(ending: string, before: number, limit: number): number[] {
    const typed = reversed(ending);
    const found: number[] = [];
    for (let at = this.#firstFrom(typed); at < this.order.length && found.length < limit; at += 1) {
      const term = this.order[at] as number;
      const text = this.terms.at(term);
      if (!text.endsWith(ending)) break;
      if (text.length >= ending.length + before) found.push(term);
    }
    return found;
  }

  #firstFrom(typed: string): number {
    let [low, high] = [0, this.order.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (reversed(this.terms.at(this.order[middle] as number)) < typed) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

const LETTERS = 31;

/** Returns which letters a word has, one bit each; a to z have bits of their own, others share them. */
export function letterSet(word: string): number {
  let set = 0;
  for (let position = 0; position < word.length; position += 1) {
    set |= 1 << (word.charCodeAt(position) % LETTERS);
  }
  return set;
}

export function missingLetters(typed: number, other: number): number {
  let missing = typed & ~other;
  let count = 0;
  while (missing !== 0) {
    missing &= missing - 1;
    count += 1;
  }
  return count;
}

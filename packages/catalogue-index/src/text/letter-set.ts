const LETTERS = 31;

/** Returns which letters a word has, one bit each; a to z have bits of their own, others share them. */
export function letterSet(word: string): number {
  let set = 0;
  for (let position = 0; position < word.length; position += 1) {
    set |= 1 << (word.charCodeAt(position) % LETTERS);
  }
  return set;
}

/** Returns how many letters of `wanted` the other set lacks. */
export function lackedLetters(wanted: number, other: number): number {
  let lacked = wanted & ~other;
  let count = 0;
  while (lacked !== 0) {
    lacked &= lacked - 1;
    count += 1;
  }
  return count;
}

import 'server-only';

/** Odd numbers with bits all over, so that each character moves all of the hash. */
const [FIRST_FACTOR, SECOND_FACTOR] = [0x9e3779b1, 0x85ebca77];
/** Stands between two parts, and is in no text. */
const SEPARATOR = 0x10000;
const LOW_BITS = 21;
export const HASH_BITS = 32 + LOW_BITS;

/**
 * Returns a whole number of 53 bits for a row of texts and numbers: two hashes of 32 bits. It tells states of one tool apart
 * and is not collision-resistant: an attacker would gain nothing by two states that look alike.
 */
export function hashTexts(parts: readonly (string | number | undefined)[]): number {
  let [one, other] = [0x1b873593, 0x2f0b4c47];
  for (const part of parts) {
    const text = typeof part === 'string' ? part : String(part);
    for (let position = 0; position < text.length; position += 1) {
      const unit = text.charCodeAt(position);
      one = Math.imul(one ^ unit, FIRST_FACTOR);
      one ^= one >>> 15;
      other = Math.imul(other ^ unit, SECOND_FACTOR);
      other ^= other >>> 13;
    }
    one = Math.imul(one ^ SEPARATOR, FIRST_FACTOR);
    other = Math.imul(other ^ SEPARATOR, SECOND_FACTOR);
  }
  return (other >>> 0) * 2 ** LOW_BITS + ((one >>> 0) & (2 ** LOW_BITS - 1));
}

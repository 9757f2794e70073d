import 'server-only';
import { randomInt } from 'node:crypto';

/** Crockford's base 32, without I, L, O and U: https://www.crockford.com/base32.html */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Uniqueness is enforced by an index. */
export function randomReadableCode(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

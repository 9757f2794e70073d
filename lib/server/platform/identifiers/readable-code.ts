import 'server-only';
import { randomInt } from 'node:crypto';

/**
 * Crockford's base 32: no I, L, O or U, so that a code survives being read out and typed
 * (https://www.crockford.com/base32.html).
 */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Uniqueness is enforced by an index. */
export function randomReadableCode(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

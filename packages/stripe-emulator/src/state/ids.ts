import { randomInt } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

export function randomText(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** A new id as Stripe writes them, such as `pi_3Qx…`. */
export function newId(
  prefix: 'pi' | 'pm' | 'ch' | 're' | 'du' | 'we' | 'evt' | 'req' | 'payatt' | 'txn',
): string {
  return prefix === 'req' ? `req_${randomText(14)}` : `${prefix}_3${randomText(23)}`;
}

/** Now, as Stripe counts: whole seconds since 1970. */
export function nowSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

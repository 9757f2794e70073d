import 'server-only';
import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** Creates a secret for a mailed link: 256 random bits. */
export function newNewsletterToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** Returns the hash of a confirmation token, as it is stored. 256 random bits need no salt and no slow hash. */
export function hashNewsletterToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

import 'server-only';
import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

export function newNewsletterToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** 256 random bits need no salt and no slow hash. */
export function hashNewsletterToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

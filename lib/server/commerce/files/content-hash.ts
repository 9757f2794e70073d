import 'server-only';
import { createHash } from 'node:crypto';

const DIGITS = 40;

/** The first part of a file's name, so that a name never gets other content. */
export function contentHash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, DIGITS);
}

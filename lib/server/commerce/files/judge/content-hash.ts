import 'server-only';
import { createHash } from 'node:crypto';

const DIGITS = 40;

/** Returns what the name of a file with this content begins with: so no name ever means other content. */
export function contentHash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, DIGITS);
}

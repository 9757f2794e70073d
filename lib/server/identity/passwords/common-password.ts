import 'server-only';
import { createHash } from 'node:crypto';
import { AppError } from '@/lib/shared/messages/errors';
import { COMMON_PASSWORD_HASH_BYTES, COMMON_PASSWORD_HASHES } from './common-password-hashes';

let commonHashes: Set<string> | undefined;

function decodeHashes(): Set<string> {
  const bytes = Buffer.from(COMMON_PASSWORD_HASHES, 'base64');
  const hashes = new Set<string>();
  for (let at = 0; at < bytes.length; at += COMMON_PASSWORD_HASH_BYTES)
    hashes.add(bytes.toString('base64', at, at + COMMON_PASSWORD_HASH_BYTES));
  return hashes;
}

/** OWASP ASVS 5, 6.2.4; case is ignored. */
export function isCommonPassword(password: string): boolean {
  commonHashes ??= decodeHashes();
  const hash = createHash('sha256').update(password.toLowerCase()).digest();
  return commonHashes.has(hash.toString('base64', 0, COMMON_PASSWORD_HASH_BYTES));
}

export function refuseCommonPassword(password: string): void {
  if (!isCommonPassword(password)) return;
  throw new AppError('validation-failed', { issues: { password: ['password-too-common'] } });
}

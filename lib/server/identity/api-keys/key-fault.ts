import 'server-only';
import type { ReasonCode } from '@/lib/shared/messages/refusal-messages';
import { hashApiKey, isApiKey } from './api-key';
import { findApiKeyByHash } from './api-keys.repository';

/** Says what is wrong with a key that admits no program (find-program.ts). */
export async function keyFault(key: string): Promise<ReasonCode> {
  if (!isApiKey(key)) return 'api-key-malformed';
  const found = await findApiKeyByHash(hashApiKey(key));
  if (!found) return 'api-key-unknown';
  return found.revokedAt === undefined ? 'api-key-expired' : 'api-key-revoked';
}

/** Whether a request presents a key where none is read: in `X-Api-Key`, or in `Authorization` in another way than as a bearer's. */
export function isKeyElsewhere(headers: Headers): boolean {
  return headers.has('x-api-key') || /^(?!Bearer ).*\bflk_/i.test(headers.get('authorization') ?? '');
}

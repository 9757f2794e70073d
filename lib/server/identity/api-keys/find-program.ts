import 'server-only';
import type { Program } from '@/lib/server/identity/actor';
import type { ApiKeyDocument } from '@/lib/server/platform/db/documents/api-keys';
import { hashApiKey, isApiKey, isLive } from './api-key';
import { findApiKeyByHash, touchApiKey } from './api-keys.repository';

/** How stale `lastUsedAt` may be: a write now and then, not at every call. */
const TOUCH_AFTER_MS = 60_000;

async function noteUse({ _id, lastUsedAt }: ApiKeyDocument, now: Date): Promise<void> {
  const staleAt = new Date(now.getTime() - TOUCH_AFTER_MS);
  if (lastUsedAt === undefined || lastUsedAt < staleAt) await touchApiKey(_id, now, staleAt);
}

/**
 * Returns the program whose key was presented; null for one that is malformed, unknown, expired or revoked. One indexed read at each
 * call, so that a revoked key is refused by every instance at once.
 */
export async function findProgram(key: string, now: Date = new Date()): Promise<Program | null> {
  if (!isApiKey(key)) return null;
  const found = await findApiKeyByHash(hashApiKey(key));
  if (!found || !isLive(found, now)) return null;
  await noteUse(found, now);
  return { role: 'key', keyId: found._id, scopes: found.scopes };
}

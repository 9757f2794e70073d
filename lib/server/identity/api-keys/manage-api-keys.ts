import { ObjectId } from 'mongodb';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { emailsOf } from '@/lib/server/identity/users/identity';
import { env } from '@/lib/server/platform/config/env';
import type { ApiKeyDocument } from '@/lib/server/platform/db/documents/users';
import { inTransaction, takeGuard } from '@/lib/server/platform/db/transaction';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import type { ApiKey, CreatedApiKey, NewApiKey } from '@/lib/shared/api-keys/api-key.schema';
import { API_KEY_SCOPES } from '@/lib/shared/calls/api-key-scopes';
import { shiftDay, startOfDay } from '@/lib/shared/dates/zoned-days';
import { AppError } from '@/lib/shared/messages/errors';
import { newApiKey } from './api-key';
import { recordApiKeyEvent } from './api-key-events';
import {
  countLiveApiKeys,
  findApiKeys,
  hasApiKey,
  insertApiKey,
  markApiKeyRevoked,
} from './api-keys.repository';

/** So many keys can be looked over, and are more than a shop has programs. */
export const LIVE_API_KEYS_MAX = 50;

/**
 * Creates a key with which a program acts for the store, and returns it this once; for admins. Throws `forbidden`, `validation-failed`
 * for an end in the past, and `conflict` where as many keys are valid as may be.
 */
export async function createApiKey(
  actor: Actor,
  { name, scopes, expiresAt: expiry }: NewApiKey,
  now: Date = new Date(),
): Promise<CreatedApiKey> {
  requirePermission(actor, 'manage-api-keys');
  const expiresAt = expiryOf(expiry, env().STORE_TIME_ZONE);
  if (expiresAt && expiresAt < now)
    throw new AppError('validation-failed', { issues: { expiresAt: ['expiry-past'] } });
  const { key, hash, prefix } = newApiKey();
  const apiKey: ApiKeyDocument = {
    _id: new ObjectId(),
    name,
    hash,
    prefix,
    scopes: API_KEY_SCOPES.filter((scope) => scopes.includes(scope)),
    createdAt: now,
    createdBy: actor.userId,
    ...(expiresAt ? { expiresAt } : {}),
  };
  await inTransaction(async (session) => {
    await takeGuard('api-keys', session);
    if ((await countLiveApiKeys(now, session)) >= LIVE_API_KEYS_MAX) {
      const params = { count: LIVE_API_KEYS_MAX };
      throw new AppError('conflict', { reason: { code: 'api-keys-too-many', params } });
    }
    await insertApiKey(apiKey, session);
    await recordApiKeyEvent('api-key.created', { actor, apiKey }, session);
  });
  return { insertedId: apiKey._id.toHexString(), key };
}

/** Returns the last moment at which a key is valid: of a day that of its end in the time zone; undefined for none. */
function expiryOf(expiresAt: string | undefined, timeZone: string): Date | undefined {
  if (!expiresAt) return undefined;
  if (expiresAt.includes('T')) return new Date(expiresAt);
  return new Date(startOfDay(shiftDay(expiresAt, { days: 1 }), timeZone).getTime() - 1);
}

/**
 * Revokes a key, expired or not; for admins. The next call with it is refused, one that runs goes on. One that was revoked before stays
 * as it is (`deletedCount` 0). Throws `forbidden`, `not-found`.
 */
export async function revokeApiKey(
  actor: Actor,
  id: string,
  now: Date = new Date(),
): Promise<{ deletedCount: number }> {
  requirePermission(actor, 'manage-api-keys');
  const keyId = parseObjectId(id);
  return inTransaction(async (session) => {
    const apiKey = await markApiKeyRevoked(keyId, now, session);
    if (apiKey) {
      await recordApiKeyEvent('api-key.revoked', { actor, apiKey }, session);
      return { deletedCount: 1 };
    }
    if (!(await hasApiKey(keyId, session))) throw new AppError('not-found');
    return { deletedCount: 0 };
  });
}

function serialize(apiKey: ApiKeyDocument, emails: ReadonlyMap<string, string>): ApiKey {
  const { _id, name, prefix, scopes, createdAt, createdBy, lastUsedAt, expiresAt } = apiKey;
  return {
    _id: _id.toHexString(),
    name,
    prefix,
    scopes,
    createdAt: createdAt.toISOString(),
    createdBy: emails.get(createdBy.toHexString()) ?? null,
    ...(lastUsedAt ? { lastUsedAt: lastUsedAt.toISOString() } : {}),
    ...(expiresAt ? { expiresAt: expiresAt.toISOString() } : {}),
  };
}

/** Returns the keys that are not revoked, expired ones too, newest first; for admins. Throws `forbidden`. */
export async function listApiKeys(actor: Actor): Promise<{ apiKeys: ApiKey[]; total: number }> {
  requirePermission(actor, 'manage-api-keys');
  const found = await findApiKeys();
  const emails = await emailsOf([...new Set(found.map(({ createdBy }) => createdBy.toHexString()))]);
  return { apiKeys: found.map((apiKey) => serialize(apiKey, emails)), total: found.length };
}

import 'server-only';
import { ObjectId } from 'mongodb';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { env } from '@/lib/server/platform/config/env';
import type { ApiKeyDocument } from '@/lib/server/platform/db/documents/api-keys';
import { inTransaction, takeGuard } from '@/lib/server/platform/db/transaction';
import type { CreatedApiKey, NewApiKey } from '@/lib/shared/api-keys/api-key.schema';
import { API_KEY_SCOPES } from '@/lib/shared/calls/api-key-scopes';
import { AppError } from '@/lib/shared/messages/errors';
import { newApiKey } from './api-key';
import { recordApiKeyEvent } from './api-key-events';
import { countLiveApiKeys, insertApiKey } from './api-keys.repository';
import { expiryOf } from './expiry';

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

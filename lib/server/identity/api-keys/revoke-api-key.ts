import 'server-only';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { parseObjectId } from '@/lib/server/platform/identifiers/object-id';
import { AppError } from '@/lib/shared/messages/errors';
import { recordApiKeyEvent } from './api-key-events';
import { hasApiKey, markApiKeyRevoked } from './api-keys.repository';

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

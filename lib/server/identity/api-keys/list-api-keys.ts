import 'server-only';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { emailsOf } from '@/lib/server/identity/users/identity';
import type { ApiKeyDocument } from '@/lib/server/platform/db/documents/api-keys';
import type { ApiKey } from '@/lib/shared/api-keys/api-key.schema';
import { findApiKeys } from './api-keys.repository';

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

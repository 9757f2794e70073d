import type { ClientSession, Filter, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { ApiKeyDocument } from '@/lib/server/platform/db/documents/users';

/** Returns a key by the hash of what was presented, revoked or not; null if there is none. */
export async function findApiKeyByHash(hash: string): Promise<ApiKeyDocument | null> {
  return (await collection('api_keys')).findOne({ hash });
}

/** Selects the keys that were not revoked. */
const UNREVOKED: Filter<ApiKeyDocument> = { revokedAt: { $exists: false } };

/** Returns how many keys are neither revoked nor expired. */
export async function countLiveApiKeys(now: Date, session: ClientSession): Promise<number> {
  const valid = { $or: [{ expiresAt: { $exists: false } }, { expiresAt: { $gte: now } }] };
  return (await collection('api_keys')).countDocuments({ ...UNREVOKED, ...valid }, { session });
}

export async function insertApiKey(apiKey: ApiKeyDocument, session: ClientSession): Promise<void> {
  await (await collection('api_keys')).insertOne(apiKey, { session });
}

/** Returns the keys that were not revoked, newest first. */
export async function findApiKeys(): Promise<ApiKeyDocument[]> {
  return (await collection('api_keys')).find(UNREVOKED).sort({ createdAt: -1, _id: -1 }).toArray();
}

/** Marks a key as revoked, and returns it; null if there is none, or it is already. */
export async function markApiKeyRevoked(
  keyId: ObjectId,
  now: Date,
  session: ClientSession,
): Promise<ApiKeyDocument | null> {
  const keys = await collection('api_keys');
  return keys.findOneAndUpdate(
    { _id: keyId, ...UNREVOKED },
    { $set: { revokedAt: now } },
    { session, returnDocument: 'after' },
  );
}

/** Returns whether there is or was such a key. */
export async function hasApiKey(keyId: ObjectId, session: ClientSession): Promise<boolean> {
  return (await (await collection('api_keys')).countDocuments({ _id: keyId }, { session })) > 0;
}

/** Notes when a key was used, unless that was noted since `staleAt`. */
export async function touchApiKey(keyId: ObjectId, now: Date, staleAt: Date): Promise<void> {
  await (await collection('api_keys')).updateOne(
    { _id: keyId, $or: [{ lastUsedAt: { $exists: false } }, { lastUsedAt: { $lt: staleAt } }] },
    { $set: { lastUsedAt: now } },
  );
}

/** Returns the names of those of these ids that are keys. */
export async function findApiKeyNames(
  ids: readonly ObjectId[],
): Promise<Pick<ApiKeyDocument, '_id' | 'name'>[]> {
  if (ids.length === 0) return [];
  const keys = await collection('api_keys');
  return keys.find({ _id: { $in: [...ids] } }, { projection: { name: 1 } }).toArray();
}

import 'server-only';
import type { ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { ApiKeyDocument } from '@/lib/server/platform/db/documents/api-keys';

/** Returns a key by the hash of what was presented, revoked or not; null if there is none. */
export async function findApiKeyByHash(hash: string): Promise<ApiKeyDocument | null> {
  return (await collection('api_keys')).findOne({ hash });
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

import type { ClientSession, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { BulkChangeDocument } from '@/lib/server/platform/db/documents/imports';

export async function insertBulkChange(change: BulkChangeDocument, session: ClientSession): Promise<void> {
  await (await collection('bulk_changes')).insertOne(change, { session });
}

export async function findBulkChange(
  token: string,
  session?: ClientSession,
): Promise<BulkChangeDocument | null> {
  return (await collection('bulk_changes')).findOne({ _id: token }, { session });
}

export async function findBulkChangeByKey(
  actorId: ObjectId,
  key: string,
): Promise<BulkChangeDocument | null> {
  return (await collection('bulk_changes')).findOne({ actorId, 'idempotency.key': key });
}

export async function markUndone(
  token: string,
  undone: NonNullable<BulkChangeDocument['undone']>,
  session: ClientSession,
): Promise<void> {
  await (await collection('bulk_changes')).updateOne({ _id: token }, { $set: { undone } }, { session });
}

/** Returns changes that changed something, the newest first, and how many there are. */
export async function findBulkChanges(
  part: { skip: number; limit: number },
  now: Date,
): Promise<{ changes: BulkChangeDocument[]; total: number }> {
  const changes = await collection('bulk_changes');
  // Deleted by the database up to a minute after they expire.
  const filter = { changed: { $ne: [] }, expiresAt: { $gt: now } };
  const [found, total] = await Promise.all([
    changes.find(filter, { sort: { at: -1 }, ...part }).toArray(),
    changes.countDocuments(filter),
  ]);
  return { changes: found, total };
}

import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { RemovedToolDocument } from '@/lib/server/platform/db/documents/tools';

/** Records that a tool was taken off sale. Belongs in the transaction that deletes it. */
export async function insertRemovedTool(removed: RemovedToolDocument, session: ClientSession): Promise<void> {
  await (await collection('removed_tools')).insertOne(removed, { session });
}

/** Returns the tools taken off sale at this moment or after it, and when. */
export async function findRemovedSince(
  since: Date,
): Promise<Pick<RemovedToolDocument, '_id' | 'removedAt'>[]> {
  return (await collection('removed_tools'))
    .find({ removedAt: { $gte: since } })
    .project<Pick<RemovedToolDocument, '_id' | 'removedAt'>>({ _id: 1, removedAt: 1 })
    .toArray();
}

/** Returns what is known of a tool that was taken off sale, or null. */
export async function findRemovedTool(id: ObjectId): Promise<RemovedToolDocument | null> {
  return (await collection('removed_tools')).findOne({ _id: id });
}

import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { RemovedToolDocument } from '@/lib/server/platform/db/documents/tools';

/** Records that a tool was taken off sale. Belongs in the transaction that deletes it. */
export async function insertRemovedTool(removed: RemovedToolDocument, session: ClientSession): Promise<void> {
  await (await collection('removed_tools')).insertOne(removed, { session });
}

/** Returns the tools taken off sale after this moment. */
export async function findRemovedSince(since: Date): Promise<Pick<RemovedToolDocument, '_id'>[]> {
  return (await collection('removed_tools'))
    .find({ removedAt: { $gt: since } }, { projection: { _id: 1 } })
    .toArray();
}

/** Returns what is known of a tool that was taken off sale, or null. */
export async function findRemovedTool(id: ObjectId): Promise<RemovedToolDocument | null> {
  return (await collection('removed_tools')).findOne({ _id: id });
}

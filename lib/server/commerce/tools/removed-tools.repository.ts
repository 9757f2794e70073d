import type { ClientSession, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { RemovedToolDocument } from '@/lib/server/platform/db/documents/tools';

export async function insertRemovedTool(removed: RemovedToolDocument, session: ClientSession): Promise<void> {
  await (await collection('removed_tools')).insertOne(removed, { session });
}

export async function findRemovedSince(
  since: Date,
): Promise<Pick<RemovedToolDocument, '_id' | 'removedAt'>[]> {
  return (await collection('removed_tools'))
    .find({ removedAt: { $gte: since } })
    .project<Pick<RemovedToolDocument, '_id' | 'removedAt'>>({ _id: 1, removedAt: 1 })
    .toArray();
}

export async function findRemovedTool(id: ObjectId): Promise<RemovedToolDocument | null> {
  return (await collection('removed_tools')).findOne({ _id: id });
}

import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { ListDocument } from '@/lib/server/platform/db/documents/lists';

/** Returns someone's lists, the one changed last first. */
export async function findLists(ownerId: ObjectId): Promise<ListDocument[]> {
  return (await collection('lists')).find({ ownerId }).sort({ updatedAt: -1, _id: -1 }).toArray();
}

/** Returns a list of someone's, or null. */
export async function findList(ownerId: ObjectId, id: ObjectId): Promise<ListDocument | null> {
  return (await collection('lists')).findOne({ _id: id, ownerId });
}

export async function countLists(ownerId: ObjectId, session: ClientSession): Promise<number> {
  return (await collection('lists')).countDocuments({ ownerId }, { session });
}

export async function insertList(list: ListDocument, session: ClientSession): Promise<void> {
  await (await collection('lists')).insertOne(list, { session });
}

/** Replaces a list that is still of this version. Returns whether it was. */
export async function replaceList(
  { _id, ownerId, name, note, lines, updatedAt }: Omit<ListDocument, 'createdAt' | 'version'>,
  version: number,
): Promise<boolean> {
  const { matchedCount } = await (await collection('lists')).updateOne(
    { _id, ownerId, version },
    { $set: { name, note, lines, updatedAt }, $inc: { version: 1 } },
  );
  return matchedCount === 1;
}

/** Deletes a list of someone's. Returns how many there were. */
export async function deleteList(ownerId: ObjectId, id: ObjectId): Promise<number> {
  return (await (await collection('lists')).deleteOne({ _id: id, ownerId })).deletedCount;
}

export async function deleteListsOf(ownerId: ObjectId, session: ClientSession): Promise<void> {
  await (await collection('lists')).deleteMany({ ownerId }, { session });
}

import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import { type Owner, ownedBy } from '@/lib/server/identity/owner';
import { collection } from '@/lib/server/platform/db/collections';
import type { ListDocument } from '@/lib/server/platform/db/documents/lists';

export async function findLists(owner: Owner): Promise<ListDocument[]> {
  return (await collection('lists')).find(ownedBy('lists', owner)).sort({ updatedAt: -1, _id: -1 }).toArray();
}

export async function findList(owner: Owner, id: ObjectId): Promise<ListDocument | null> {
  return (await collection('lists')).findOne({ _id: id, ...ownedBy('lists', owner) });
}

export async function countLists(owner: Owner, session: ClientSession): Promise<number> {
  return (await collection('lists')).countDocuments(ownedBy('lists', owner), { session });
}

export async function insertList(list: ListDocument, session: ClientSession): Promise<void> {
  await (await collection('lists')).insertOne(list, { session });
}

/** Returns false, changing nothing, if the list has another version. */
export async function replaceList(
  owner: Owner,
  { _id, name, note, lines, updatedAt }: Omit<ListDocument, 'ownerId' | 'createdAt' | 'version'>,
  version: number,
): Promise<boolean> {
  const { matchedCount } = await (await collection('lists')).updateOne(
    { _id, version, ...ownedBy('lists', owner) },
    { $set: { name, note, lines, updatedAt }, $inc: { version: 1 } },
  );
  return matchedCount === 1;
}

export async function deleteList(owner: Owner, id: ObjectId): Promise<number> {
  return (await (await collection('lists')).deleteOne({ _id: id, ...ownedBy('lists', owner) })).deletedCount;
}

export async function deleteListsOf(owner: Owner, session: ClientSession): Promise<void> {
  await (await collection('lists')).deleteMany(ownedBy('lists', owner), { session });
}

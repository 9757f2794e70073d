import type { ClientSession } from 'mongodb';
import { ownedBy, type PersonOwner } from '@/lib/server/identity/owner';
import { collection } from '@/lib/server/platform/db/collections';
import type { OwnNumberDocument } from '@/lib/server/platform/db/documents/carts-and-lists';

/** A busy database has to reply to one command within the driver's limit of 1.5 seconds. */
const WRITTEN_AT_ONCE = 200;

export async function findOwnNumbersOf(
  owner: PersonOwner,
  session?: ClientSession,
): Promise<OwnNumberDocument[]> {
  return (await collection('aliases'))
    .find(ownedBy('aliases', owner), { sort: { key: 1 }, session })
    .toArray();
}

export async function findOwnNumberByKey(
  owner: PersonOwner,
  key: string,
  session: ClientSession,
): Promise<OwnNumberDocument | null> {
  return (await collection('aliases')).findOne({ ...ownedBy('aliases', owner), key }, { session });
}

export async function countOwnNumbers(owner: PersonOwner, session: ClientSession): Promise<number> {
  return (await collection('aliases')).countDocuments(ownedBy('aliases', owner), { session });
}

export async function insertOwnNumber(ownNumber: OwnNumberDocument, session: ClientSession): Promise<void> {
  await (await collection('aliases')).insertOne(ownNumber, { session });
}

export async function updateOwnNumber(
  { owner, key, alias, toolId }: OwnNumberDocument,
  session: ClientSession,
): Promise<{ matchedCount: number; modifiedCount: number }> {
  return (await collection('aliases')).updateOne({ owner, key }, { $set: { alias, toolId } }, { session });
}

/** Replaces existing assignments. */
export async function putOwnNumbers(
  ownNumbers: readonly OwnNumberDocument[],
  session: ClientSession,
): Promise<void> {
  for (let start = 0; start < ownNumbers.length; start += WRITTEN_AT_ONCE)
    await putSome(ownNumbers.slice(start, start + WRITTEN_AT_ONCE), session);
}

async function putSome(ownNumbers: readonly OwnNumberDocument[], session: ClientSession): Promise<void> {
  const updates = ownNumbers.map(({ _id, owner, key, alias, toolId, learnedAt }) => ({
    updateOne: {
      filter: { owner, key },
      update: { $set: { alias, toolId }, $setOnInsert: { _id, learnedAt } },
      upsert: true,
    },
  }));
  await (await collection('aliases')).bulkWrite(updates, { ordered: false, session });
}

export async function deleteOwnNumber(owner: PersonOwner, key: string): Promise<number> {
  return (await (await collection('aliases')).deleteOne({ ...ownedBy('aliases', owner), key })).deletedCount;
}

export async function deleteOwnNumbers(owner: PersonOwner, session: ClientSession): Promise<void> {
  await (await collection('aliases')).deleteMany(ownedBy('aliases', owner), { session });
}

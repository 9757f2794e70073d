import 'server-only';
import type { ClientSession } from 'mongodb';
import { type Owner, ownedBy } from '@/lib/server/identity/owner';
import { collection } from '@/lib/server/platform/db/collections';
import type { AliasDocument } from '@/lib/server/platform/db/documents/aliases';

/** So many are stored by one command: a busy database has to reply to it within the driver's limit of 1.5 seconds. */
const WRITTEN_AT_ONCE = 200;

/** Returns someone's numbers, in order. */
export async function findAliases(owner: Owner): Promise<AliasDocument[]> {
  return (await collection('aliases')).find(ownedBy('aliases', owner), { sort: { key: 1 } }).toArray();
}

export async function findAlias(owner: Owner, key: string): Promise<AliasDocument | null> {
  return (await collection('aliases')).findOne({ ...ownedBy('aliases', owner), key });
}

export async function countAliases(owner: Owner): Promise<number> {
  return (await collection('aliases')).countDocuments(ownedBy('aliases', owner));
}

/** Throws a duplicate key error where the number is there already. */
export async function insertAlias(alias: AliasDocument): Promise<void> {
  await (await collection('aliases')).insertOne(alias);
}

/** Lets a number that is there stand for another tool. Returns whether it was there, and whether that changed it. */
export async function updateAlias({
  owner,
  key,
  alias,
  toolId,
}: AliasDocument): Promise<{ matchedCount: number; modifiedCount: number }> {
  return (await collection('aliases')).updateOne({ owner, key }, { $set: { alias, toolId } });
}

/**
 * Stores article numbers; one that exists is reassigned to its new tool. Throws the driver's errors; some of the numbers may be
 * stored then, and to store all once more is safe.
 */
export async function putAliases(aliases: readonly AliasDocument[]): Promise<void> {
  for (let start = 0; start < aliases.length; start += WRITTEN_AT_ONCE)
    await putSome(aliases.slice(start, start + WRITTEN_AT_ONCE));
}

async function putSome(aliases: readonly AliasDocument[]): Promise<void> {
  const updates = aliases.map(({ _id, owner, key, alias, toolId, learnedAt }) => ({
    updateOne: {
      filter: { owner, key },
      update: { $set: { alias, toolId }, $setOnInsert: { _id, learnedAt } },
      upsert: true,
    },
  }));
  await (await collection('aliases')).bulkWrite(updates, { ordered: false });
}

/** Returns how many were deleted: 1, or 0 if there was none. */
export async function deleteAlias(owner: Owner, key: string): Promise<number> {
  return (await (await collection('aliases')).deleteOne({ ...ownedBy('aliases', owner), key })).deletedCount;
}

export async function deleteAliases(owner: Owner, session: ClientSession): Promise<void> {
  await (await collection('aliases')).deleteMany(ownedBy('aliases', owner), { session });
}

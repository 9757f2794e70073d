import 'server-only';
import type { ClientSession } from 'mongodb';
import { type Owner, ownedBy } from '@/lib/server/identity/owner';
import { collection } from '@/lib/server/platform/db/collections';
import type { AliasDocument } from '@/lib/server/platform/db/documents/aliases';

/** A busy database has to reply to one command within the driver's limit of 1.5 seconds. */
const WRITTEN_AT_ONCE = 200;

export async function findAliases(owner: Owner): Promise<AliasDocument[]> {
  return (await collection('aliases')).find(ownedBy('aliases', owner), { sort: { key: 1 } }).toArray();
}

export async function findAlias(owner: Owner, key: string): Promise<AliasDocument | null> {
  return (await collection('aliases')).findOne({ ...ownedBy('aliases', owner), key });
}

export async function countAliases(owner: Owner): Promise<number> {
  return (await collection('aliases')).countDocuments(ownedBy('aliases', owner));
}

export async function insertAlias(alias: AliasDocument): Promise<void> {
  await (await collection('aliases')).insertOne(alias);
}

export async function updateAlias({
  owner,
  key,
  alias,
  toolId,
}: AliasDocument): Promise<{ matchedCount: number; modifiedCount: number }> {
  return (await collection('aliases')).updateOne({ owner, key }, { $set: { alias, toolId } });
}

/**
 * Replaces existing assignments. Throws the driver's errors; some numbers may be stored then, and repeating it is
 * safe.
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

export async function deleteAlias(owner: Owner, key: string): Promise<number> {
  return (await (await collection('aliases')).deleteOne({ ...ownedBy('aliases', owner), key })).deletedCount;
}

export async function deleteAliases(owner: Owner, session: ClientSession): Promise<void> {
  await (await collection('aliases')).deleteMany(ownedBy('aliases', owner), { session });
}

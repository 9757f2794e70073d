import 'server-only';
import type { ClientSession } from 'mongodb';
import { ownedBy, type PersonOwner } from '@/lib/server/identity/owner';
import { collection } from '@/lib/server/platform/db/collections';
import type { AliasDocument } from '@/lib/server/platform/db/documents/aliases';

/** A busy database has to reply to one command within the driver's limit of 1.5 seconds. */
const WRITTEN_AT_ONCE = 200;

export async function findAliases(owner: PersonOwner, session?: ClientSession): Promise<AliasDocument[]> {
  return (await collection('aliases'))
    .find(ownedBy('aliases', owner), { sort: { key: 1 }, session })
    .toArray();
}

export async function findAlias(
  owner: PersonOwner,
  key: string,
  session: ClientSession,
): Promise<AliasDocument | null> {
  return (await collection('aliases')).findOne({ ...ownedBy('aliases', owner), key }, { session });
}

export async function countAliases(owner: PersonOwner, session: ClientSession): Promise<number> {
  return (await collection('aliases')).countDocuments(ownedBy('aliases', owner), { session });
}

export async function insertAlias(alias: AliasDocument, session: ClientSession): Promise<void> {
  await (await collection('aliases')).insertOne(alias, { session });
}

export async function updateAlias(
  { owner, key, alias, toolId }: AliasDocument,
  session: ClientSession,
): Promise<{ matchedCount: number; modifiedCount: number }> {
  return (await collection('aliases')).updateOne({ owner, key }, { $set: { alias, toolId } }, { session });
}

/** Replaces existing assignments. */
export async function putAliases(aliases: readonly AliasDocument[], session: ClientSession): Promise<void> {
  for (let start = 0; start < aliases.length; start += WRITTEN_AT_ONCE)
    await putSome(aliases.slice(start, start + WRITTEN_AT_ONCE), session);
}

async function putSome(aliases: readonly AliasDocument[], session: ClientSession): Promise<void> {
  const updates = aliases.map(({ _id, owner, key, alias, toolId, learnedAt }) => ({
    updateOne: {
      filter: { owner, key },
      update: { $set: { alias, toolId }, $setOnInsert: { _id, learnedAt } },
      upsert: true,
    },
  }));
  await (await collection('aliases')).bulkWrite(updates, { ordered: false, session });
}

export async function deleteAlias(owner: PersonOwner, key: string): Promise<number> {
  return (await (await collection('aliases')).deleteOne({ ...ownedBy('aliases', owner), key })).deletedCount;
}

export async function deleteAliases(owner: PersonOwner, session: ClientSession): Promise<void> {
  await (await collection('aliases')).deleteMany(ownedBy('aliases', owner), { session });
}

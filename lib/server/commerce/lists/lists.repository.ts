import type { ClientSession, Filter, ObjectId } from 'mongodb';
import { type Owner, ownedBy, type PersonOwner, readableBy } from '@/lib/server/identity/owner';
import { collection } from '@/lib/server/platform/db/collections';
import type { ListDocument } from '@/lib/server/platform/db/documents/carts-and-lists';

/** A person's lists, and those shared in their company. */
function readable(owner: PersonOwner, company: Owner | null): Filter<ListDocument> {
  const own = readableBy('lists', owner);
  return company ? { $or: [own, ownedBy('lists', company)] } : own;
}

export async function findLists(owner: PersonOwner, company: Owner | null = null): Promise<ListDocument[]> {
  return (await collection('lists'))
    .find(readable(owner, company))
    .sort({ updatedAt: -1, _id: -1 })
    .toArray();
}

export async function findList(
  owner: PersonOwner,
  id: ObjectId,
  company: Owner | null = null,
): Promise<ListDocument | null> {
  return (await collection('lists')).findOne({ _id: id, ...readable(owner, company) });
}

export async function countLists(owner: PersonOwner, session: ClientSession): Promise<number> {
  return (await collection('lists')).countDocuments(ownedBy('lists', owner), { session });
}

export async function insertList(list: ListDocument, session: ClientSession): Promise<void> {
  await (await collection('lists')).insertOne(list, { session });
}

/** Returns false, changing nothing, if the list has another version. Without `companyId` it is shared no more. */
export async function replaceList(
  owner: Owner,
  { _id, companyId, ...fields }: Omit<ListDocument, 'ownerId' | 'createdAt' | 'version'>,
  version: number,
): Promise<boolean> {
  const shared = companyId
    ? { $set: { ...fields, companyId } }
    : { $set: fields, $unset: { companyId: '' as const } };
  const { matchedCount } = await (await collection('lists')).updateOne(
    { _id, version, ...ownedBy('lists', owner) },
    { ...shared, $inc: { version: 1 } },
  );
  return matchedCount === 1;
}

export async function deleteList(owner: Owner, id: ObjectId): Promise<number> {
  return (await (await collection('lists')).deleteOne({ _id: id, ...ownedBy('lists', owner) })).deletedCount;
}

export async function deleteListsOf(owner: PersonOwner, session: ClientSession): Promise<void> {
  await (await collection('lists')).deleteMany(ownedBy('lists', owner), { session });
}

/** Lists that a person shares in a company become another's. */
export async function giveSharedLists(
  company: Owner,
  { from, to }: { from: PersonOwner; to: PersonOwner },
  session: ClientSession,
): Promise<void> {
  await (await collection('lists')).updateMany(
    { ...ownedBy('lists', from), ...ownedBy('lists', company) },
    { $set: ownedBy('lists', to) },
    { session },
  );
}

export async function unshareLists(company: Owner, session: ClientSession): Promise<void> {
  await (await collection('lists')).updateMany(
    ownedBy('lists', company),
    { $unset: { companyId: '' } },
    { session },
  );
}

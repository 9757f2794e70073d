import type { ClientSession, ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { PriceGroupDocument } from '@/lib/server/platform/db/documents/prices';
import { byName } from '@/lib/server/platform/sort-key';

export async function everyPriceGroup(session?: ClientSession): Promise<PriceGroupDocument[]> {
  return (await (await collection('price_groups')).find({}, { session }).toArray()).sort(byName);
}

export async function findPriceGroup(
  groupId: ObjectId,
  session?: ClientSession,
): Promise<PriceGroupDocument | null> {
  return (await collection('price_groups')).findOne({ _id: groupId }, { session });
}

export async function insertPriceGroup(group: PriceGroupDocument, session: ClientSession): Promise<void> {
  await (await collection('price_groups')).insertOne(group, { session });
}

export async function setGroupName(groupId: ObjectId, name: string, session: ClientSession): Promise<void> {
  await (await collection('price_groups')).updateOne({ _id: groupId }, { $set: { name } }, { session });
}

/** A write, so that it conflicts with a concurrent deletion of the group. Null for an unknown group. */
export async function recordGroupUse(
  groupId: ObjectId,
  session: ClientSession,
): Promise<PriceGroupDocument | null> {
  return (await collection('price_groups')).findOneAndUpdate(
    { _id: groupId },
    { $inc: { uses: 1 } },
    { session, returnDocument: 'after' },
  );
}

export async function deleteGroup(groupId: ObjectId, session: ClientSession): Promise<void> {
  await (await collection('price_groups')).deleteOne({ _id: groupId }, { session });
}

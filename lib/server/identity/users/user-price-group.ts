import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import { countUsers, findGroupMembers, updateUser } from './users.repository';

export async function setPriceGroup(
  userId: ObjectId,
  groupId: ObjectId | null,
  session: ClientSession,
): Promise<void> {
  const update = groupId ? { $set: { priceGroupId: groupId } } : { $unset: { priceGroupId: '' as const } };
  await updateUser({ _id: userId }, update, session);
}

export async function countInPriceGroup(groupId: ObjectId, session: ClientSession): Promise<number> {
  return countUsers({ priceGroupId: groupId }, session);
}

export async function countInPriceGroups(): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { priceGroupId } of await findGroupMembers()) {
    const id = priceGroupId?.toHexString() ?? '';
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

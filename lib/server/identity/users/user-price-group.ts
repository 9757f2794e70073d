import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import { countUsers, findGroupMembers, updateUser } from './users.repository';

/** Which price group an account belongs to; the groups themselves belong to pricing. */

/** Puts an account into a group, or with null out of its own. */
export async function setPriceGroup(
  userId: ObjectId,
  groupId: ObjectId | null,
  session: ClientSession,
): Promise<void> {
  const update = groupId ? { $set: { priceGroupId: groupId } } : { $unset: { priceGroupId: '' as const } };
  await updateUser({ _id: userId }, update, session);
}

/** Returns how many accounts belong to a group. */
export async function countInPriceGroup(groupId: ObjectId, session: ClientSession): Promise<number> {
  return countUsers({ priceGroupId: groupId }, session);
}

/** Returns how many accounts belong to each group, by its id in hex; a group without any is left out. */
export async function countInPriceGroups(): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { priceGroupId } of await findGroupMembers()) {
    const id = priceGroupId?.toHexString() ?? '';
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

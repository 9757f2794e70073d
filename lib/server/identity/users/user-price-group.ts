import type { ClientSession, ObjectId } from 'mongodb';
import type { UserDocument } from '@/lib/server/platform/db/documents/users';
import { companyOf, membershipOf } from './company-members';
import { countUsersInPriceGroup, findGroupMembers, updateUser } from './users.repository';

/** The group whose prices an account has: its company's, where that has one, in place of its own. */
export function priceGroupIdOf(
  account: Pick<UserDocument, 'role' | 'company' | 'priceGroupId'>,
): ObjectId | undefined {
  return companyOf({ company: membershipOf(account) })?.groupId ?? account.priceGroupId;
}

export async function setPriceGroup(
  userId: ObjectId,
  groupId: ObjectId | null,
  session: ClientSession,
): Promise<void> {
  const update = groupId ? { $set: { priceGroupId: groupId } } : { $unset: { priceGroupId: '' as const } };
  await updateUser(userId, update, session);
}

export async function countInPriceGroup(groupId: ObjectId, session: ClientSession): Promise<number> {
  return countUsersInPriceGroup(groupId, session);
}

export async function countInPriceGroups(): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { priceGroupId } of await findGroupMembers()) {
    const id = priceGroupId?.toHexString() ?? '';
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

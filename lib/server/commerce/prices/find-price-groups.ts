import { type ClientSession, ObjectId } from 'mongodb';
import { nameKey } from '@/lib/server/commerce/prices/groups/name-key';
import type { Caller } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { countInPriceGroups, setPriceGroup } from '@/lib/server/identity/users/user-price-group';
import type { AuditActor } from '@/lib/server/platform/audit-log/record-audit-event';
import type { PriceGroupDocument } from '@/lib/server/platform/db/documents/prices';
import { OBJECT_ID_PATTERN } from '@/lib/shared/calls/fields.schema';
import { AppError } from '@/lib/shared/messages/errors';
import type { PriceGroup } from '@/lib/shared/prices/tool-price.schema';
import { recordPriceEvent } from './price-events';
import { everyPriceGroup, findPriceGroup, recordGroupUse } from './price-groups.repository';

export async function listPriceGroups(actor: Caller): Promise<{ priceGroups: PriceGroup[]; total: number }> {
  requirePermission(actor, 'manage-prices');
  const [groups, customers] = await Promise.all([everyPriceGroup(), countInPriceGroups()]);
  const priceGroups = groups.map(({ _id, name }) => {
    const id = _id.toHexString();
    return { _id: id, name, customers: customers.get(id) ?? 0 };
  });
  return { priceGroups, total: groups.length };
}

export async function priceGroupName(groupId: ObjectId | undefined): Promise<string | null> {
  return groupId ? ((await findPriceGroup(groupId))?.name ?? null) : null;
}

/** The group that this transaction starts to refer to. Throws `validation-failed` at `field` if there is none. */
export async function requireGroup(
  id: string,
  field: string,
  session: ClientSession,
): Promise<PriceGroupDocument> {
  const group = OBJECT_ID_PATTERN.test(id) ? await recordGroupUse(new ObjectId(id), session) : null;
  if (!group) throw new AppError('validation-failed', { issues: { [field]: ['price-group-unknown'] } });
  return group;
}

type Group = Pick<PriceGroupDocument, '_id' | 'name'>;
export type Groups = {
  named: (name: string) => Group | undefined;
  withId: (id: ObjectId) => Group | undefined;
};

/** Returns the price groups as a file names them, in any case; `imagined` ones are those that a plan would add. */
export async function groupsByName(imagined: readonly Group[] = []): Promise<Groups> {
  const groups: Group[] = [...(await everyPriceGroup()), ...imagined];
  const byName = new Map(groups.map((group) => [nameKey(group.name), group]));
  return {
    named: (name) => groups.find((group) => group.name === name) ?? byName.get(nameKey(name)),
    withId: (id) => groups.find(({ _id }) => _id.equals(id)),
  };
}

/**
 * Puts an account into a group, or with null out of its own, within the caller's transaction. Returns false where the group was
 * deleted meanwhile.
 */
export async function moveToGroup(
  userId: ObjectId,
  { from, to, by }: { from: Group | null; to: Group | null; by: AuditActor },
  session: ClientSession,
): Promise<boolean> {
  if (to && !(await recordGroupUse(to._id, session))) return false;
  await setPriceGroup(userId, to?._id ?? null, session);
  const names = { from: from?.name ?? null, to: to?.name ?? null };
  await recordPriceEvent('user.price-group-changed', { actor: by, userId, ...names }, session);
  return true;
}

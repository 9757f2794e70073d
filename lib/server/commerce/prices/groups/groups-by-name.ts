import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import { recordPriceEvent } from '@/lib/server/commerce/prices/price-events';
import { setPriceGroup } from '@/lib/server/identity/users/user-price-group';
import type { AuditActor } from '@/lib/server/platform/audit-log/record-audit-event';
import type { PriceGroupDocument } from '@/lib/server/platform/db/documents/prices';
import { nameKey } from '@/lib/shared/text/name-key';
import { everyPriceGroup, recordGroupUse } from '../price-groups.repository';

type Group = Pick<PriceGroupDocument, '_id' | 'name'>;
export type Groups = {
  named: (name: string) => Group | undefined;
  withId: (id: ObjectId) => Group | undefined;
};

/** Returns the price groups as a file names them: in any case. */
export async function groupsByName(): Promise<Groups> {
  const groups = await everyPriceGroup();
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

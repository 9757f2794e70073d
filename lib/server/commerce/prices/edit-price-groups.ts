import { ObjectId } from 'mongodb';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { findIdentityByEmail } from '@/lib/server/identity/users/identity';
import { countInPriceGroup, setPriceGroup } from '@/lib/server/identity/users/user-price-group';
import { isDuplicateKey } from '@/lib/server/platform/db/database-errors';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import { AppError } from '@/lib/shared/messages/errors';
import type { PriceGroupInput } from '@/lib/shared/prices/tool-price.schema';
import { requireGroup } from './find-price-groups';
import { recordPriceEvent } from './price-events';
import { deleteGroup, findPriceGroup, insertPriceGroup, setGroupName } from './price-groups.repository';
import { namesOfListsFor } from './price-lists.repository';

function nameTaken(error: unknown): unknown {
  if (!isDuplicateKey(error, 'name')) return error;
  return new AppError('validation-failed', { issues: { name: ['price-group-twice'] } });
}

/** Throws `forbidden`, and `validation-failed` if its name is taken. */
export async function addPriceGroup(
  actor: Actor,
  { name }: PriceGroupInput,
  now: Date = new Date(),
): Promise<{ insertedId: string }> {
  requirePermission(actor, 'manage-prices');
  const groupId = new ObjectId();
  try {
    await inTransaction(async (session) => {
      await insertPriceGroup({ _id: groupId, name, uses: 0, createdAt: now }, session);
      await recordPriceEvent('price-group.added', { actor, groupId, name }, session);
    });
  } catch (error) {
    throw nameTaken(error);
  }
  return { insertedId: groupId.toHexString() };
}

/** Throws `forbidden`, `not-found`, and `validation-failed` if the name is taken. */
export async function renamePriceGroup(
  actor: Actor,
  id: string,
  { name }: PriceGroupInput,
): Promise<{ modifiedCount: number }> {
  requirePermission(actor, 'manage-prices');
  const groupId = parseObjectId(id);
  try {
    return await inTransaction(async (session) => {
      const group = await findPriceGroup(groupId, session);
      if (!group) throw new AppError('not-found');
      if (group.name === name) return { modifiedCount: 0 };
      await setGroupName(groupId, name, session);
      await recordPriceEvent('price-group.renamed', { actor, groupId, name, before: group.name }, session);
      return { modifiedCount: 1 };
    });
  } catch (error) {
    throw nameTaken(error);
  }
}

/**
 * Throws `forbidden`, `not-found`, and `price-group-in-use` with the number of `customers` (their own group, or that of
 * their company) and the names of `lists`.
 */
export async function deletePriceGroup(actor: Actor, id: string): Promise<{ deletedCount: number }> {
  requirePermission(actor, 'manage-prices');
  const groupId = parseObjectId(id);
  await inTransaction(async (session) => {
    const group = await findPriceGroup(groupId, session);
    if (!group) throw new AppError('not-found');
    const customers = await countInPriceGroup(groupId, session);
    const lists = await namesOfListsFor(groupId, session);
    if (customers > 0 || lists.length > 0)
      throw new AppError('price-group-in-use', { members: { customers, lists } });
    await deleteGroup(groupId, session);
    await recordPriceEvent('price-group.deleted', { actor, groupId, name: group.name }, session);
  });
  return { deletedCount: 1 };
}

/**
 * `email` is lower-case; `groupId` null removes the account from its group. Throws `forbidden`, `not-found`, and
 * `validation-failed` for an unknown group.
 */
export async function assignPriceGroup(
  actor: Actor,
  email: string,
  groupId: string | null,
): Promise<{ modifiedCount: number }> {
  requirePermission(actor, 'manage-prices');
  return inTransaction(async (session) => {
    const account = await findIdentityByEmail(email, session);
    if (!account) throw new AppError('not-found');
    const group = groupId === null ? null : await requireGroup(groupId, 'groupId', session);
    const current = account.priceGroupId ? await findPriceGroup(account.priceGroupId, session) : null;
    if (current?._id.toHexString() === group?._id.toHexString()) return { modifiedCount: 0 };
    await setPriceGroup(account._id, group?._id ?? null, session);
    const [from, to] = [current?.name ?? null, group?.name ?? null];
    await recordPriceEvent('user.price-group-changed', { actor, userId: account._id, from, to }, session);
    return { modifiedCount: 1 };
  });
}

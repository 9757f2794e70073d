import 'server-only';
import { recordPriceEvent } from '@/lib/server/commerce/prices/price-events';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { countInPriceGroup } from '@/lib/server/identity/users/user-price-group';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { parseObjectId } from '@/lib/server/platform/identifiers/object-id';
import { AppError } from '@/lib/shared/messages/errors';
import { deleteGroup, findPriceGroup } from '../price-groups.repository';
import { namesOfListsFor } from '../price-lists.repository';

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

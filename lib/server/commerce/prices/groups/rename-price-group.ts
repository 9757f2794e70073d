import 'server-only';
import { recordPriceEvent } from '@/lib/server/commerce/prices/price-events';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { parseObjectId } from '@/lib/server/platform/identifiers/object-id';
import { AppError } from '@/lib/shared/messages/errors';
import type { PriceGroupInput } from '@/lib/shared/prices/price-group.schema';
import { findPriceGroup, setGroupName } from '../price-groups.repository';
import { nameTaken } from './add-price-group';

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

import 'server-only';
import { recordPriceEvent } from '@/lib/server/commerce/prices/price-events';
import type { Caller } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { parseObjectId } from '@/lib/server/platform/identifiers/object-id';
import { AppError } from '@/lib/shared/messages/errors';
import type { ChangedPriceList } from '@/lib/shared/prices/price-list.schema';
import { requireGroup } from '../groups/require-group';
import { findPriceList, raisePriceVersion, replacePriceList } from '../price-lists.repository';
import { loggedChange } from './logged-price-list';
import { fieldsOfInput, priceListResponse } from './price-list.serializer';
import { requireFreeName } from './require-free-name';

/**
 * Returns the new revision, or the stored one if nothing differs: an edit may be repeated after its response was
 * lost. Throws `forbidden`, `not-found`, `edited-meanwhile` with the stored list as `current` (another revision), and
 * `validation-failed` for an unknown group or a name that another list has.
 */
export async function editPriceList(
  actor: Caller,
  id: string,
  { revision, ...input }: ChangedPriceList,
  now: Date = new Date(),
): Promise<{ revision: number }> {
  requirePermission(actor, 'manage-prices');
  const listId = parseObjectId(id);
  return inTransaction(async (session) => {
    const list = await findPriceList(listId, session);
    if (!list) throw new AppError('not-found');
    const { _id, createdAt, updatedAt: _updatedAt, revision: _revision, ...stored } = list;
    const fields = fieldsOfInput(input);
    const { before, after } = loggedChange(stored, fields);
    if (Object.keys(after).length === 0) return { revision: list.revision };
    if (list.revision !== revision)
      throw new AppError('edited-meanwhile', { members: { current: priceListResponse(list) } });
    if ('groupId' in input.for) await requireGroup(input.for.groupId, 'for', session);
    // Lists of before that share a name can still be edited, and renamed.
    if (fields.name !== stored.name) await requireFreeName(fields.name, listId, session);
    await replacePriceList(
      { _id, ...fields, revision: revision + 1, createdAt, updatedAt: now },
      revision,
      session,
    );
    await raisePriceVersion(session);
    const { name } = fields;
    await recordPriceEvent('price-list.edited', { actor, listId, name, before, after }, session);
    return { revision: revision + 1 };
  });
}

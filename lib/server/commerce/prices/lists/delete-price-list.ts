import 'server-only';
import { recordPriceEvent } from '@/lib/server/commerce/prices/price-events';
import type { Caller } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { parseObjectId } from '@/lib/server/platform/identifiers/object-id';
import { AppError } from '@/lib/shared/messages/errors';
import { deletePriceListDocument, findPriceList, raisePriceVersion } from '../price-lists.repository';
import { loggedChange } from './logged-price-list';

/** Orders retain their prices. Throws `forbidden`, `not-found`. */
export async function deletePriceList(actor: Caller, id: string): Promise<{ deletedCount: number }> {
  requirePermission(actor, 'manage-prices');
  const listId = parseObjectId(id);
  await inTransaction(async (session) => {
    const list = await findPriceList(listId, session);
    if (!list) throw new AppError('not-found');
    await deletePriceListDocument(listId, session);
    await raisePriceVersion(session);
    const { _id, createdAt: _created, updatedAt: _updated, revision: _revision, ...stored } = list;
    const { before } = loggedChange(stored, {});
    await recordPriceEvent('price-list.deleted', { actor, listId, name: list.name, before }, session);
  });
  return { deletedCount: 1 };
}

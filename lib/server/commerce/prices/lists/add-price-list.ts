import 'server-only';
import { ObjectId } from 'mongodb';
import { recordPriceEvent } from '@/lib/server/commerce/prices/price-events';
import { type Caller, callerId } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import type { PriceListDocument } from '@/lib/server/platform/db/documents/prices';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { runOnce } from '@/lib/server/platform/idempotency';
import { idOfRequest } from '@/lib/server/platform/identifiers/id-of-request';
import { AppError } from '@/lib/shared/messages/errors';
import type { NewPriceList } from '@/lib/shared/prices/price-list.schema';
import { requireGroup } from '../groups/require-group';
import { findPriceList, insertPriceList, raisePriceVersion } from '../price-lists.repository';
import { loggedChange } from './logged-price-list';
import { fieldsOfInput, type PriceListFields } from './price-list.serializer';
import { requireFreeName } from './require-free-name';

/** Throws `idempotency-mismatch` if the list, unless it was edited since, differs from the one to add. */
function requireSame(
  { _id, createdAt: _createdAt, updatedAt: _updatedAt, revision, ...known }: PriceListDocument,
  fields: PriceListFields,
): void {
  const isAsAdded = revision === 1;
  if (isAsAdded && Object.keys(loggedChange(known, fields).after).length > 0)
    throw new AppError('idempotency-mismatch');
}

/**
 * Adds a price list; for admins. A list that the same admin added with the same key before is not added again. Throws
 * `forbidden`, `idempotency-mismatch`, and `validation-failed` for a group that does not exist
 * or a name that another list has.
 */
export async function addPriceList(
  actor: Caller,
  input: NewPriceList,
  { key, now = new Date() }: { key?: string | undefined; now?: Date } = {},
): Promise<{ insertedId: string }> {
  requirePermission(actor, 'manage-prices');
  const listId = key === undefined ? new ObjectId() : idOfRequest(callerId(actor), key);
  const fields = fieldsOfInput(input);
  const insertedId = listId.toHexString();
  const find = async () => {
    const known = key === undefined ? null : await findPriceList(listId);
    if (known) requireSame(known, fields);
    return known && { insertedId };
  };
  return runOnce(find, async () => {
    await inTransaction(async (session) => {
      if ('groupId' in input.for) await requireGroup(input.for.groupId, 'for', session);
      await requireFreeName(fields.name, listId, session);
      await insertPriceList({ _id: listId, ...fields, revision: 1, createdAt: now, updatedAt: now }, session);
      await raisePriceVersion(session);
      const { after } = loggedChange({}, fields);
      await recordPriceEvent('price-list.added', { actor, listId, name: fields.name, after }, session);
    });
    return { insertedId };
  });
}

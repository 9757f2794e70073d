import { type ClientSession, ObjectId } from 'mongodb';
import { nameKey } from '@/lib/server/commerce/prices/groups/name-key';
import { type Caller, callerId } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import type { PriceListDocument } from '@/lib/server/platform/db/documents/prices';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { runOnce } from '@/lib/server/platform/idempotency';
import { idOfRequest, parseObjectId } from '@/lib/server/platform/identifiers';
import { AppError } from '@/lib/shared/messages/errors';
import type { ChangedPriceList, NewPriceList } from '@/lib/shared/prices/price-list.schema';
import { requireGroup } from './find-price-groups';
import { recordPriceEvent } from './price-events';
import {
  fieldsOfInput,
  loggedChange,
  type PriceListFields,
  priceListResponse,
} from './price-list.serializer';
import {
  deletePriceListDocument,
  findPriceList,
  insertPriceList,
  namesOfPriceLists,
  raisePriceVersion,
  replacePriceList,
} from './price-lists.repository';

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

/**
 * Throws `validation-failed` where another price list has this name, whatever its case: imports find lists by their names. Of two
 * transactions at once one runs again, since each raises the version of prices.
 */
async function requireFreeName(name: string, listId: ObjectId, session: ClientSession): Promise<void> {
  const lists = await namesOfPriceLists(session);
  if (lists.some((list) => !list._id.equals(listId) && nameKey(list.name) === nameKey(name)))
    throw new AppError('validation-failed', { issues: { name: ['price-list-twice'] } });
}

import 'server-only';
import { ObjectId } from 'mongodb';
import { getToolOffers } from '@/lib/server/commerce/catalogue/stock/get-tool-offer';
import type { Actor } from '@/lib/server/identity/actor';
import { ownedBy, ownerKey, ownerOf } from '@/lib/server/identity/owner';
import type { CartLineDocument } from '@/lib/server/platform/db/documents/carts';
import { inTransaction, takeGuard } from '@/lib/server/platform/db/transaction';
import { parseObjectId } from '@/lib/server/platform/identifiers/object-id';
import { OBJECT_ID_PATTERN } from '@/lib/shared/calls/fields.schema';
import { LISTS_MAX, type ListInput, type ReplaceListInput } from '@/lib/shared/lists/list.schema';
import { AppError } from '@/lib/shared/messages/errors';
import { requireList } from './get-lists';
import { countLists, deleteList, insertList, replaceList } from './lists.repository';

/**
 * A tool that is not sold stays only if it was in the list before, with its former name. Throws `validation-failed`
 * for a tool named twice, `not-found` for an unknown one.
 */
async function linesToStore(
  input: ListInput['lines'],
  before: readonly CartLineDocument[] = [],
): Promise<CartLineDocument[]> {
  const ids = input.map(({ toolId }) => toolId.toLowerCase());
  if (new Set(ids).size < ids.length) {
    throw new AppError('validation-failed', { issues: { lines: ['list-line-twice'] } });
  }
  const wellFormed = ids.filter((id) => OBJECT_ID_PATTERN.test(id));
  const offers = await getToolOffers(wellFormed.map((id) => new ObjectId(id)));
  const linesBefore = new Map(before.map((line) => [line.toolId.toHexString(), line]));
  return input.map(({ quantity, reference = '' }, place) => {
    const tool = offers.get(ids[place] ?? '') ?? linesBefore.get(ids[place] ?? '');
    if (!tool) throw new AppError('not-found');
    const { toolId, sku, name, image } = tool;
    return { toolId, sku, name, image, quantity, ...(reference ? { reference } : {}) };
  });
}

/** Throws `not-found` (an unknown tool) and `validation-failed` (too many lists, a tool twice). */
export async function addList(
  actor: Actor,
  { name, note = '', lines }: ListInput,
  now = new Date(),
): Promise<{ insertedId: string }> {
  const owner = ownerOf(actor);
  const stored = await linesToStore(lines);
  const _id = new ObjectId();
  await inTransaction(async (session) => {
    await takeGuard(`lists of ${ownerKey(owner)}`, session);
    if ((await countLists(owner, session)) >= LISTS_MAX) {
      throw new AppError('validation-failed', { issues: { name: ['lists-too-many'] } });
    }
    const list = {
      ...{ _id, ...ownedBy('lists', owner), name, note, version: 1, lines: stored },
      ...{ createdAt: now, updatedAt: now },
    };
    await insertList(list, session);
  });
  return { insertedId: _id.toHexString() };
}

/** Throws `not-found`, `validation-failed` (a tool twice), and `conflict` for another version than the stored one. */
export async function changeList(
  actor: Actor,
  id: string,
  { version, name, note = '', lines }: ReplaceListInput,
  now = new Date(),
): Promise<{ modifiedCount: number }> {
  const owner = ownerOf(actor);
  const before = await requireList(owner, id);
  const stored = await linesToStore(lines, before.lines);
  const list = { _id: before._id, name, note, lines: stored, updatedAt: now };
  const isReplaced = await replaceList(owner, list, version);
  if (!isReplaced) throw new AppError('conflict');
  return { modifiedCount: 1 };
}

export async function removeList(actor: Actor, id: string): Promise<{ deletedCount: number }> {
  const deletedCount = await deleteList(ownerOf(actor), parseObjectId(id));
  if (deletedCount === 0) throw new AppError('not-found');
  return { deletedCount };
}

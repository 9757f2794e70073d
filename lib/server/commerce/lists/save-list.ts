import { ObjectId } from 'mongodb';
import { buyerOf } from '@/lib/server/commerce/prices/buyer';
import { getToolOffers } from '@/lib/server/commerce/tools/stock/get-tool-offer';
import type { Actor } from '@/lib/server/identity/actor';
import { companyOwner, isOwnedBy, type Owner, ownedBy, ownerKey, ownerOf } from '@/lib/server/identity/owner';
import { isMemberOf } from '@/lib/server/identity/users/company-members';
import type { CartLineDocument, ListDocument } from '@/lib/server/platform/db/documents/carts-and-lists';
import { inTransaction, takeGuard } from '@/lib/server/platform/db/transaction';
import { OBJECT_ID_PATTERN } from '@/lib/shared/calls/fields.schema';
import { optionalField } from '@/lib/shared/calls/optional-field';
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

/** Throws `company-not-active`: lists are shared in an active company alone. */
function activeCompanyOf({ company }: Actor): ObjectId {
  if (company?.state !== 'active') throw new AppError('company-not-active');
  return company.id;
}

/** Returns the owner as whom an actor changes a list: themselves, or the company that shares it. Throws `forbidden`. */
function changedAs(actor: Actor, list: ListDocument): Owner {
  const owner = ownerOf(actor);
  if (isOwnedBy('lists', owner, list)) return owner;
  if (!isMemberOf(actor, list.companyId, 'change-shared-lists')) throw new AppError('forbidden');
  return companyOwner(list.companyId as ObjectId);
}

function companyIdOf(actor: Actor, { companyId }: ListDocument, shared: boolean | undefined) {
  if (shared === false) return undefined;
  return companyId ?? (shared ? activeCompanyOf(actor) : undefined);
}

/**
 * Throws `not-found` (an unknown tool), `validation-failed` (too many lists, a tool twice), and `company-not-active` where it
 * cannot be shared.
 */
export async function addList(
  actor: Actor,
  { name, note = '', lines, shared = false }: ListInput,
  now = new Date(),
): Promise<{ insertedId: string }> {
  const owner = ownerOf(actor);
  const sharedIn = shared ? { companyId: activeCompanyOf(actor) } : {};
  const stored = await linesToStore(lines);
  const _id = new ObjectId();
  await inTransaction(async (session) => {
    await takeGuard(`lists of ${ownerKey(owner)}`, session);
    if ((await countLists(owner, session)) >= LISTS_MAX) {
      throw new AppError('validation-failed', { issues: { name: ['lists-too-many'] } });
    }
    const list = {
      ...{ _id, ...ownedBy('lists', owner), ...sharedIn, name, note, version: 1, lines: stored },
      ...{ createdAt: now, updatedAt: now },
    };
    await insertList(list, session);
  });
  return { insertedId: _id.toHexString() };
}

/**
 * Throws `not-found`, `forbidden` (shared by another member), `validation-failed` (a tool twice), `conflict` for another version
 * than the stored one, and `company-not-active` where it cannot be shared.
 */
export async function changeList(
  actor: Actor,
  id: string,
  { version, name, note = '', lines, shared }: ReplaceListInput,
  now = new Date(),
): Promise<{ modifiedCount: number }> {
  const before = await requireList(buyerOf(actor), id);
  const owner = changedAs(actor, before);
  const companyId = companyIdOf(actor, before, shared);
  const stored = await linesToStore(lines, before.lines);
  const list = {
    _id: before._id,
    ...optionalField('companyId', companyId),
    name,
    note,
    lines: stored,
    updatedAt: now,
  };
  const isReplaced = await replaceList(owner, list, version);
  if (!isReplaced) throw new AppError('conflict');
  return { modifiedCount: 1 };
}

/** Throws `not-found`, and `forbidden` where another member shares it. */
export async function removeList(actor: Actor, id: string): Promise<{ deletedCount: number }> {
  const list = await requireList(buyerOf(actor), id);
  const deletedCount = await deleteList(changedAs(actor, list), list._id);
  if (deletedCount === 0) throw new AppError('not-found');
  return { deletedCount };
}

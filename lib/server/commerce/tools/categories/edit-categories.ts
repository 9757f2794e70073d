import { isDeepStrictEqual } from 'node:util';
import { type ClientSession, ObjectId } from 'mongodb';
import { claimFiles } from '@/lib/server/commerce/files/delete-files';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { isDuplicateKey } from '@/lib/server/platform/db/database-errors';
import type { CategoryDocument } from '@/lib/server/platform/db/documents/tools';
import { inTransaction, takeGuard } from '@/lib/server/platform/db/transaction';
import type { ChangedCategory, NewCategory } from '@/lib/shared/categories/category.schema';
import { AppError } from '@/lib/shared/messages/errors';
import { countToolsOf } from '../tool-keys.repository';
import {
  deleteCategoryDocument,
  everyCategory,
  findCategoryBySlug,
  insertCategory,
  replaceCategory,
} from './categories.repository';
import { type CategoryFields, categoryFieldsOf } from './category.serializer';
import { recordCategoryEvent } from './category-events';

/** All of them are read for every page, and listed in menus. */
export const MOST_CATEGORIES = 500;

/** Throws `forbidden`, `conflict` (its slug is taken, or there are too many), `validation-failed` (its picture is gone). */
export async function addCategory(
  actor: Actor,
  { slug, ...input }: NewCategory,
  now: Date = new Date(),
): Promise<{ insertedId: string }> {
  requirePermission(actor, 'manage-tools');
  const categoryId = new ObjectId();
  try {
    await inTransaction(async (session) => {
      await takeGuard('categories', session);
      const others = await everyCategory(session);
      if (others.length >= MOST_CATEGORIES) throw new AppError('conflict');
      const fields = categoryFieldsOf(input, Math.max(0, ...others.map(({ order }) => order)) + 1);
      const category = { _id: categoryId, slug, ...fields, createdAt: now, updatedAt: now };
      await claimPicture(category, now, session);
      await insertCategory(category, session);
      await recordCategoryEvent('category.added', { actor, categoryId, slug, after: fields }, session);
    });
  } catch (error) {
    throw isDuplicateKey(error, 'slug') ? new AppError('conflict') : error;
  }
  return { insertedId: categoryId.toHexString() };
}

/** The fields that differ, as they were and as they are. */
function changedFields(stored: CategoryFields, fields: CategoryFields) {
  const names = ['names', 'sentences', 'picture', 'order', 'keySpecs'] as const;
  const changed = names.filter((name) => !isDeepStrictEqual(stored[name], fields[name]));
  const among = (values: CategoryFields) => Object.fromEntries(changed.map((name) => [name, values[name]]));
  return { before: among(stored), after: among(fields), isChanged: changed.length > 0 };
}

/** Throws `forbidden`, `not-found`, and `validation-failed` (another slug, or its picture is gone). */
export async function editCategory(
  actor: Actor,
  slug: string,
  input: ChangedCategory,
  now: Date = new Date(),
): Promise<{ modifiedCount: number }> {
  requirePermission(actor, 'manage-tools');
  return inTransaction(async (session) => {
    const stored = await findCategoryBySlug(slug, session);
    if (!stored) throw new AppError('not-found');
    if (input.slug !== undefined && input.slug !== slug)
      throw new AppError('validation-failed', { issues: { slug: ['category-slug-stays'] } });
    const { _id, createdAt } = stored;
    const fields = categoryFieldsOf(input, stored.order);
    const { before, after, isChanged } = changedFields(stored, fields);
    if (!isChanged) return { modifiedCount: 0 };
    const category = { _id, slug, ...fields, createdAt, updatedAt: now };
    await claimPicture(category, now, session);
    await replaceCategory(category, session);
    await recordCategoryEvent('category.edited', { actor, categoryId: _id, slug, before, after }, session);
    return { modifiedCount: 1 };
  });
}

/** Throws `forbidden`, `not-found`, and `conflict` with the number of its `tools` in every state. */
export async function deleteCategory(actor: Actor, slug: string): Promise<{ deletedCount: number }> {
  requirePermission(actor, 'manage-tools');
  await inTransaction(async (session) => {
    const category = await findCategoryBySlug(slug, session);
    if (!category) throw new AppError('not-found');
    const tools = await countToolsOf(slug, session);
    if (tools > 0) throw new AppError('conflict', { members: { tools } });
    const { _id: categoryId, names, sentences, picture, order, keySpecs } = category;
    await deleteCategoryDocument(categoryId, session);
    const before = { names, sentences, ...(picture ? { picture } : {}), order, keySpecs };
    await recordCategoryEvent('category.deleted', { actor, categoryId, slug, before }, session);
  });
  return { deletedCount: 1 };
}

/** Marks an uploaded picture as used. Throws `validation-failed` if it no longer exists. Belongs in the transaction that saves it. */
async function claimPicture(
  { _id, picture }: Pick<CategoryDocument, '_id' | 'picture'>,
  at: Date,
  session: ClientSession,
): Promise<void> {
  if (picture === undefined || (await claimFiles({ urls: [picture], toolId: _id, at }, session))) return;
  throw new AppError('validation-failed', { issues: { picture: ['file-gone'] } });
}

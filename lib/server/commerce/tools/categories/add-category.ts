import 'server-only';
import { ObjectId } from 'mongodb';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { isDuplicateKey } from '@/lib/server/platform/db/duplicate-key';
import { inTransaction, takeGuard } from '@/lib/server/platform/db/transaction';
import type { NewCategory } from '@/lib/shared/categories/category.schema';
import { AppError } from '@/lib/shared/messages/errors';
import { everyCategory, insertCategory } from './categories.repository';
import { categoryFieldsOf } from './category.serializer';
import { recordCategoryEvent } from './category-events';
import { claimPicture } from './claim-picture';

/** All of them are read for every page, and listed in menus. */
const MOST_CATEGORIES = 500;

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

import 'server-only';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { AppError } from '@/lib/shared/messages/errors';
import { countToolsOf } from '../tool-targets.repository';
import { deleteCategoryDocument, findCategoryBySlug } from './categories.repository';
import { recordCategoryEvent } from './category-events';

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

import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import type { ChangedCategory } from '@/lib/shared/categories/category.schema';
import { AppError } from '@/lib/shared/messages/errors';
import { findCategoryBySlug, replaceCategory } from './categories.repository';
import { type CategoryFields, categoryFieldsOf } from './category.serializer';
import { recordCategoryEvent } from './category-events';
import { claimPicture } from './claim-picture';

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

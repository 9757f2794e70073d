import 'server-only';
import type { ClientSession } from 'mongodb';
import { AppError } from '@/lib/shared/messages/errors';
import { categoryFinder } from '../categories/find-category';

/** Throws `validation-failed` at `field` unless it is the slug of a stored category, or the default one. */
export async function requireCategory(slug: string, field: string, session?: ClientSession): Promise<void> {
  const find = await categoryFinder(session);
  if (find(slug) !== slug)
    throw new AppError('validation-failed', { issues: { [field]: ['category-unknown'] } });
}

import { foldText } from '@forgeline/tool-text/fold-text';
import type { ClientSession } from 'mongodb';
import type { CategoryDocument } from '@/lib/server/platform/db/documents/tools';
import { DEFAULT_CATEGORY } from '@/lib/shared/categories/named-category';
import { AppError } from '@/lib/shared/messages/errors';
import { everyCategory } from './categories.repository';

const folded = (text: string) => foldText(text).replace(/\s+/g, ' ').trim();

export type FoundBy = Pick<CategoryDocument, 'slug' | 'names'>;

/**
 * Returns a function that finds the slug of a category by its slug or by its name in any language, case and accents aside;
 * null for an unknown one, and for a name that two categories have. Slugs come before names. Pure.
 */
export function finderOf(categories: readonly FoundBy[]): (slugOrName: string) => string | null {
  const slugs = new Set([DEFAULT_CATEGORY, ...categories.map(({ slug }) => slug)]);
  const byName = new Map<string, string | null>();
  for (const { slug, names } of categories) {
    for (const name of new Set(Object.values(names).map(folded)))
      byName.set(name, byName.has(name) ? null : slug);
  }
  return (slugOrName) => {
    const typed = slugOrName.trim().toLowerCase();
    return slugs.has(typed) ? typed : (byName.get(folded(slugOrName)) ?? null);
  };
}

/** Reads every category once, to find those of many rows; `imagined` ones are those that a plan would add. */
export async function categoryFinder(
  session?: ClientSession,
  imagined: readonly FoundBy[] = [],
): Promise<(slugOrName: string) => string | null> {
  return finderOf([...(await everyCategory(session)), ...imagined]);
}

/** Throws `validation-failed` at `field` unless it is the slug of a stored category, or the default one. */
export async function requireCategory(slug: string, field: string, session?: ClientSession): Promise<void> {
  const find = await categoryFinder(session);
  if (find(slug) !== slug)
    throw new AppError('validation-failed', { issues: { [field]: ['category-unknown'] } });
}

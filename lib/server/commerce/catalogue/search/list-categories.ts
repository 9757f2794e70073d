import 'server-only';
import { cachePublic } from '@/lib/server/platform/cache/public-cache';
import { catalogueIfReady } from '../index/catalogue-index';
import { findListedCategories } from '../tools.repository';

export type CategoryCounts = {
  /** In no particular order. `count` is null until the catalogue is ready. */
  categories: { slug: string; count: number | null }[];
  /** Tools of all categories; null until the catalogue is ready. */
  total: number | null;
};

async function readCounts(): Promise<CategoryCounts> {
  const index = await catalogueIfReady();
  if (index) {
    const { facets, total } = await index.browse({});
    return { categories: facets.categories, total };
  }
  // To count a large catalogue takes as long as to pack it: no page waits for that.
  const slugs = await findListedCategories();
  return { categories: slugs.map((slug) => ({ slug, count: null })), total: slugs.length === 0 ? 0 : null };
}

/** Returns every category that has tools in the public lists, and how many; cached until a tool changes. */
export const countCategories: () => Promise<CategoryCounts> = cachePublic(
  'category-counts',
  ['tools'],
  readCounts,
);

/**
 * Returns the categories alone, for the header. A read of its own: pages that show no count stay as they are when only a
 * count changed.
 */
export const listCategories: () => Promise<string[]> = cachePublic('categories', ['tools'], async () =>
  (await readCounts()).categories.map(({ slug }) => slug).sort(),
);

import { cachePublic } from '@/lib/server/platform/cache/public-cache';
import { catalogueIfReady } from '../index/catalogue-index';
import { findListedCategories } from '../tools.repository';

export type CategoryCounts = {
  /** In no particular order. `count` is null until the catalogue is ready. */
  categories: { slug: string; count: number | null }[];
  total: number | null;
};

async function readCounts(): Promise<CategoryCounts> {
  const index = await catalogueIfReady();
  if (index) {
    const { facets, total } = await index.browse({});
    return { categories: facets.categories, total };
  }
  // Counting a large catalogue takes as long as packing it: no page waits for that.
  const slugs = await findListedCategories();
  return { categories: slugs.map((slug) => ({ slug, count: null })), total: slugs.length === 0 ? 0 : null };
}

export const countCategories: () => Promise<CategoryCounts> = cachePublic(
  'category-counts',
  ['tools'],
  readCounts,
);

/** Cached apart from the counts: pages without a count stay fresh when only a count changes. */
export const listCategories: () => Promise<string[]> = cachePublic('categories', ['tools'], async () =>
  (await readCounts()).categories.map(({ slug }) => slug).sort(),
);

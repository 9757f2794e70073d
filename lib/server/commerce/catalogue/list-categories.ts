import 'server-only';
import { cachePublic } from '@/lib/server/platform/cache/public-cache';
import type { Facets } from '@/lib/shared/schemas/catalogue';
import { currentCatalogue } from './current-catalogue';

export type CategoryCounts = {
  categories: Facets['categories'];
  /** Tools of all categories. */
  total: number;
};

/** Returns every category that has tools in the public lists, and how many; cached until a tool changes. */
export const countCategories: () => Promise<CategoryCounts> = cachePublic(
  'category-counts',
  ['tools'],
  async () => {
    const { facets, total } = await (await currentCatalogue()).browse({});
    return { categories: facets.categories, total };
  },
);

/**
 * Returns the categories alone, for the header. A read of its own: pages that show no count stay as they are when only a
 * count changed.
 */
export const listCategories: () => Promise<string[]> = cachePublic('categories', ['tools'], async () => {
  const { facets } = await (await currentCatalogue()).browse({});
  return facets.categories.map(({ slug }) => slug).sort();
});

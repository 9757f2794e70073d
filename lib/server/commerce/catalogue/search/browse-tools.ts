import 'server-only';
import { cachePublic } from '@/lib/server/platform/cache/public-cache';
import type { CatalogueQuery, CatalogueResult } from '@/lib/shared/catalogue/catalogue.schema';
import { keySpecsOf } from '../categories/read-categories';
import { currentCatalogue } from '../index/catalogue-index';
import { readTools } from '../read-tools';
import { bandsInDollars, boundCents } from './price-bounds';

export async function browseTools(query: CatalogueQuery): Promise<CatalogueResult> {
  const bounds = { min: boundCents(query.min), max: boundCents(query.max) };
  const { category } = query;
  const keySpecs = category === undefined ? [] : await keySpecsOf(category);
  const page = await (await currentCatalogue()).browse({ ...query, ...bounds, keySpecs });
  const facets = { ...page.facets, prices: bandsInDollars(page.facets.prices) };
  return { ...page, facets, tools: await readTools(page.tools) };
}

export const browseCategory: (category?: string) => Promise<CatalogueResult> = cachePublic(
  'catalogue',
  ['tools', 'categories'],
  (category?: string) => browseTools({ category }),
);

import 'server-only';
import { cachePublic } from '@/lib/server/platform/cache/public-cache';
import type { CatalogueQuery, CatalogueResult } from '@/lib/shared/catalogue/catalogue.schema';
import { currentCatalogue } from '../index/catalogue-index';
import { readTools } from '../read-tools';

export async function browseTools(query: CatalogueQuery): Promise<CatalogueResult> {
  const page = await (await currentCatalogue()).browse(query);
  return { ...page, tools: await readTools(page.tools) };
}

export const browseCategory: (category?: string) => Promise<CatalogueResult> = cachePublic(
  'catalogue',
  ['tools'],
  (category?: string) => browseTools({ category }),
);

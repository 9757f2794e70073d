import 'server-only';
import { cachePublic } from '@/lib/server/cache/public-cache';
import type { CatalogueQuery, CatalogueResult } from '@/lib/shared/schemas/catalogue';
import { searchCatalogue } from './catalogue/search-catalogue';
import { currentCatalogue } from './current-catalogue';

/** One page of the catalogue as it is now, with what one can choose from there. */
export async function browseTools(query: CatalogueQuery): Promise<CatalogueResult> {
  return searchCatalogue(await currentCatalogue(), query);
}

/** The first page of a category, or of everything, for pages that are kept until a tool changes. */
export const browseCategory: (category?: string) => Promise<CatalogueResult> = cachePublic(
  'catalogue',
  ['tools'],
  (category?: string) => browseTools({ category }),
);

import 'server-only';
import { cachePublic } from '@/lib/server/platform/cache/public-cache';
import type { CatalogueQuery, CatalogueResult } from '@/lib/shared/schemas/catalogue';
import { currentCatalogue } from './current-catalogue';
import { searchCatalogue } from './in-memory/search-catalogue';

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

import 'server-only';
import { cachePublic } from '@/lib/server/platform/cache/public-cache';
import type { Language } from '@/lib/shared/site/languages';
import type { CatalogueQuery, CatalogueResult } from '@/lib/shared/tools/catalogue/catalogue.schema';
import { keySpecsOf } from '../categories/read-categories';
import { currentCatalogue } from '../index/catalogue-index';
import { readTools } from '../read-tools';
import { wordedFacets } from '../spec-words/worded-specs';
import { wordingIn } from '../spec-words/wording';
import { bandsInDollars, boundCents } from './price-bounds';

export async function browseTools(query: CatalogueQuery, language: Language): Promise<CatalogueResult> {
  const bounds = { min: boundCents(query.min), max: boundCents(query.max) };
  const { category } = query;
  const keySpecs = category === undefined ? [] : await keySpecsOf(category);
  const page = await (await currentCatalogue()).browse({ ...query, ...bounds, keySpecs, language });
  const facets = {
    ...page.facets,
    prices: bandsInDollars(page.facets.prices),
    specs: wordedFacets(page.facets.specs, await wordingIn(language)),
  };
  return {
    ...page,
    facets,
    tools: await readTools(page.tools, language),
    similar: await readTools(page.similar, language),
  };
}

export const browseCategory: (category: string | undefined, language: Language) => Promise<CatalogueResult> =
  cachePublic(
    'catalogue',
    ['tools', 'categories', 'catalogue-words'],
    (category: string | undefined, language: Language) => browseTools({ category }, language),
  );

import type { Facets } from '@forgeline/catalogue-index/queries';
import { cachePublic } from '@/lib/server/platform/cache/public-cache';
import { toDollars } from '@/lib/shared/numbers/money';
import { CURRENCY } from '@/lib/shared/site/currency';
import { CATALOGUE_LANGUAGE, type Language } from '@/lib/shared/site/languages';
import type { CatalogueQuery, CatalogueResult } from '@/lib/shared/tools/catalogue/catalogue.schema';
import { usualSort } from '@/lib/shared/tools/catalogue/catalogue-parameters';
import type { Tool, ToolQuery } from '@/lib/shared/tools/tool.schema';
import { keySpecsOf } from '../categories/read-categories';
import { currentCatalogue } from '../index/catalogue-index';
import { readTools } from '../read-tools';
import { specTokenOf, wordedCounts, wordedFacets, wordingIn } from '../spec-words/wording';
import { serializeTool } from '../tool.serializer';
import { findNewestTools } from '../tools.repository';

/**
 * Newest first unless the query has another order (product §7.8). Every match, or one page with `page` or `limit`;
 * `total` counts all. Includes changes by other processes until a second ago.
 */
export async function listTools({
  language = CATALOGUE_LANGUAGE,
  ...query
}: ToolQuery): Promise<{ tools: Tool[]; total: number }> {
  const bounds = { minPrice: boundCents(query.minPrice), maxPrice: boundCents(query.maxPrice) };
  const catalogue = await currentCatalogue();
  const { tools, total } = await catalogue.choose({ ...query, ...bounds, language }, toolPage(query));
  return { tools: await readTools(tools, language), total };
}

export async function browseTools(query: CatalogueQuery, language: Language): Promise<CatalogueResult> {
  const bounds = { min: boundCents(query.min), max: boundCents(query.max) };
  const { category, view } = query;
  const isTable = view === 'table';
  const keySpecs = category === undefined ? [] : await keySpecsOf(category);
  const page = await (await currentCatalogue()).browse({
    ...query,
    ...bounds,
    sort: query.sort ?? usualSort(query),
    keySpecs,
    language,
    columns: isTable,
  });
  const wording = await wordingIn(language);
  const facets = {
    ...page.facets,
    prices: bandsInDollars(page.facets.prices),
    specs: wordedFacets(page.facets.specs, wording),
  };
  return {
    ...page,
    facets,
    columns: wordedCounts(page.columns, wording),
    specTokens: isTable ? specTokensOf(await readTools(page.tools, CATALOGUE_LANGUAGE)) : {},
    tools: await readTools(page.tools, language),
    similar: await readTools(page.similar, language),
  };
}

/** The words of addresses are those of the catalogue's own language. */
function specTokensOf(tools: readonly Tool[]): CatalogueResult['specTokens'] {
  return Object.fromEntries(tools.map(({ _id, specs }) => [_id, specs.map(specTokenOf)]));
}

export const browseCategory: (category: string | undefined, language: Language) => Promise<CatalogueResult> =
  cachePublic(
    'catalogue',
    ['tools', 'categories', 'catalogue-words'],
    (category: string | undefined, language: Language) => browseTools({ category }, language),
  );

export const latestTools: (limit: number, language: Language) => Promise<Tool[]> = cachePublic(
  'latest-tools',
  ['tools', 'catalogue-words'],
  async (limit: number, language: Language) => {
    const wording = await wordingIn(language);
    return (await findNewestTools(limit)).map((tool) => serializeTool(tool, wording));
  },
);

/** Returns a bound that someone typed, in cents: between two cents it lies at the nearer one. */
function boundCents(dollars: number | undefined): number | undefined {
  return dollars === undefined ? undefined : Math.round(dollars * CURRENCY.scale);
}

/** Returns the bands of prices as addresses and pages have them. */
function bandsInDollars(bands: Facets['prices']): Facets['prices'] {
  return bands.map(({ min, max, count }) => ({
    ...(min !== undefined && { min: toDollars(min) }),
    ...(max !== undefined && { max: toDollars(max) }),
    count,
  }));
}

const TOOL_PAGE_LIMIT = 24;

/** `limit` 0 is the whole list: without `page` and `limit`. */
export function toolPage(query: Pick<ToolQuery, 'page' | 'limit'>): { skip: number; limit: number } {
  if (query.page === undefined && query.limit === undefined) return { skip: 0, limit: 0 };
  const limit = query.limit ?? TOOL_PAGE_LIMIT;
  return { skip: ((query.page ?? 1) - 1) * limit, limit };
}

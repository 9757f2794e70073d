import 'server-only';
import { rankMatches } from '@/lib/server/platform/search/rank-matches';
import { compactText } from '@/lib/server/platform/search/split-words';
import {
  CATALOGUE_PAGE_SIZE,
  type CatalogueQuery,
  type CatalogueResult,
} from '@/lib/shared/schemas/catalogue';
import type { Tool } from '@/lib/shared/schemas/tool';
import type { Catalogue } from './catalogue';
import type { CatalogueEntry } from './catalogue-entry';
import { countFacets } from './count-facets';
import { filterCatalogue } from './filter-catalogue';

const SKU_EXACT_SCORE = 10_000;
const SKU_BEGINNING_SCORE = 1_000;
const SHORTEST_SKU_BEGINNING = 2;

type Found = { scores: Map<CatalogueEntry, number>; isRelaxed: boolean };

/** Returns the tools whose SKU is the query, or begins with it, ignoring hyphens and spaces. */
function findBySku(catalogue: Catalogue, query: string): Map<CatalogueEntry, number> {
  const typed = compactText(query);
  const scores = new Map<CatalogueEntry, number>();
  if (typed.length < SHORTEST_SKU_BEGINNING) return scores;
  for (const entry of catalogue.list()) {
    if (entry.skuKey === typed) scores.set(entry, SKU_EXACT_SCORE);
    else if (entry.skuKey.startsWith(typed)) scores.set(entry, SKU_BEGINNING_SCORE);
  }
  return scores;
}

/** Returns the tools that match a search, with their scores: none for a query without a letter or digit. */
function findByWords(catalogue: Catalogue, query: string): Found {
  const matches = rankMatches(catalogue.index, query);
  if (!matches) return { scores: new Map(), isRelaxed: false };
  const scores = findBySku(catalogue, query);
  const isRelaxed = matches.isRelaxed && scores.size === 0;
  if (matches.isRelaxed && !isRelaxed) return { scores, isRelaxed };
  for (const [slot, score] of matches.scores) {
    const entry = catalogue.at(slot);
    if (entry) scores.set(entry, (scores.get(entry) ?? 0) + score);
  }
  return { scores, isRelaxed };
}

const newestFirst = (a: CatalogueEntry, b: CatalogueEntry) =>
  b.createdAt - a.createdAt || (a.tool._id < b.tool._id ? 1 : -1);

function comparison(
  sort: Exclude<CatalogueQuery['sort'], 'name'>,
  found: Found | undefined,
): (a: CatalogueEntry, b: CatalogueEntry) => number {
  switch (sort) {
    case 'price':
      return (a, b) => a.priceCents - b.priceCents || newestFirst(a, b);
    case '-price':
      return (a, b) => b.priceCents - a.priceCents || newestFirst(a, b);
    case 'rating':
      return (a, b) => b.rating - a.rating || b.tool.rating.count - a.tool.rating.count || newestFirst(a, b);
    case 'newest':
      return newestFirst;
    default: {
      if (!found) return newestFirst;
      const score = (entry: CatalogueEntry) => found.scores.get(entry) ?? 0;
      // Of two with equal scores, the available one comes first.
      return (a, b) =>
        score(b) - score(a) || Number(b.isAvailable) - Number(a.isAvailable) || newestFirst(a, b);
    }
  }
}

function sortEntries(
  catalogue: Catalogue,
  entries: readonly CatalogueEntry[],
  sort: CatalogueQuery['sort'],
  found: Found | undefined,
): CatalogueEntry[] {
  if (sort !== 'name') return [...entries].sort(comparison(sort, found));
  const wanted = new Set(entries);
  return catalogue.listByName().filter((entry) => wanted.has(entry));
}

/** Returns one page of the matching tools, in the requested order, with all filters. */
export function searchCatalogue(catalogue: Catalogue, query: CatalogueQuery): CatalogueResult {
  const found = query.q ? findByWords(catalogue, query.q) : undefined;
  const entries = found ? [...found.scores.keys()] : catalogue.list();
  const filtered = filterCatalogue(entries, query);
  const { passing } = filtered;
  const pageCount = Math.max(1, Math.ceil(passing.length / CATALOGUE_PAGE_SIZE));
  const page = Math.min(query.page ?? 1, pageCount);
  const first = (page - 1) * CATALOGUE_PAGE_SIZE;
  const sorted = sortEntries(catalogue, passing, query.sort, found);
  const inCategory = query.category
    ? catalogue.list().filter(({ tool }) => tool.category === query.category)
    : [];
  return {
    tools: sorted.slice(first, first + CATALOGUE_PAGE_SIZE).map(({ tool }) => tool),
    total: passing.length,
    page,
    pageCount,
    isRelaxed: found?.isRelaxed ?? false,
    facets: countFacets(query, filtered, inCategory),
  };
}

/** Returns the best matches for what is typed so far. */
export function suggestTools(
  catalogue: Catalogue,
  query: string,
  limit: number,
): { tools: Tool[]; total: number } {
  const found = findByWords(catalogue, query);
  const sorted = [...found.scores.keys()].sort(comparison('relevance', found));
  return { tools: sorted.slice(0, limit).map(({ tool }) => tool), total: sorted.length };
}

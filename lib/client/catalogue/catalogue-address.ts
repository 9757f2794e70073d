import { ROUTES } from '@/lib/shared/site/routes';
import type { CatalogueQuery } from '@/lib/shared/tools/catalogue/catalogue.schema';
import { CATALOGUE_PARAMETERS } from '@/lib/shared/tools/catalogue/catalogue-parameters';

/*
 * Addresses of the catalogue. Plain ones, `/tools` and `/tools/c/{category}`, are cached pages; with a parameter the page is
 * rendered for that address (next.config.ts).
 */

/** Returns fields as a form submits them, in a fixed order; the first page has none. */
export function catalogueFields(query: CatalogueQuery): [name: string, value: string][] {
  return CATALOGUE_PARAMETERS.flatMap((name): [string, string][] => {
    const value = query[name];
    if (value === undefined || value === '' || (name === 'page' && value === 1)) return [];
    return [value].flat().map((each) => [name, String(each)]);
  });
}

export function cataloguePath(category: string | undefined): string {
  return category === undefined ? ROUTES.tools : ROUTES.toolCategory(category);
}

/** Any change starts the list over at its first page. */
export function catalogueHref(query: CatalogueQuery, changes: CatalogueQuery = {}): string {
  const next: CatalogueQuery = { ...query, page: undefined, ...changes };
  const parameters = new URLSearchParams(catalogueFields(next)).toString();
  const path = cataloguePath(next.category);
  return parameters === '' ? path : `${path}?${parameters}`;
}

/** Returns whether there is a filter besides category, sort order, view and page. */
export function isNarrowed(query: CatalogueQuery): boolean {
  return catalogueFields({ ...query, sort: undefined, view: undefined, page: undefined }).length > 0;
}

/** Tools compared at a time. A file of its own, since it is part of browser scripts. */
export const COMPARE_MAX = 6;

const TOOL_ID = /^[0-9a-f]{24}$/;

/** Tool ids of `?ids=a,b`, each once, six at most; anything that is not an id is ignored. */
export function readComparedIds(ids: string | readonly string[] | undefined): string[] {
  const named = [ids ?? []].flat().flatMap((part) => part.toLowerCase().split(','));
  return [...new Set(named.map((id) => id.trim()))].filter((id) => TOOL_ID.test(id)).slice(0, COMPARE_MAX);
}

/**
 * Joins the parts of a form, `range=opening`, `from=10`, `to=16`, `unit=mm`, to the range of an address,
 * `opening:10..16:mm`. A complete range is unchanged; undefined without bounds. A file of its own, since it is part of
 * browser scripts.
 */
export function completeRange(
  range: string,
  part: (name: 'from' | 'to' | 'unit') => string,
): string | undefined {
  if (range.includes(':')) return range;
  const [from, to] = [part('from').trim(), part('to').trim()];
  return from === '' && to === '' ? undefined : `${range}:${from}..${to}:${part('unit')}`;
}

import { ROUTES } from '../../shared/site/routes';
import type { CatalogueQuery } from '../../shared/tools/catalogue/catalogue.schema';
import { CATALOGUE_PARAMETERS } from '../../shared/tools/catalogue/catalogue-parameters';

/*
 * Addresses of the catalogue. Plain ones, `/tools` and `/tools/c/{category}`, are cached pages; with a parameter the page is
 * rendered for that address (next.config.ts).
 */

/** As a form submits them, in a fixed order; the first page has none. */
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

/** Whether there is a filter besides category, sort order, view and page. */
export function isNarrowed(query: CatalogueQuery): boolean {
  return catalogueFields({ ...query, sort: undefined, view: undefined, page: undefined }).length > 0;
}

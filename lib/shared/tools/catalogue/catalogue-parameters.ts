/** In the fixed order of addresses. A file of its own, since it is part of browser scripts. */
export const CATALOGUE_PARAMETERS = [
  'q',
  'min',
  'max',
  'stock',
  'rating',
  'spec',
  'range',
  'sort',
  'view',
  'page',
] as const;

type SortedList = { q?: string | undefined; category?: string | undefined; view?: 'table' | undefined };

/** The order of a list whose address names none: names keep sizes of a kind together, which the table of a category shows. */
export function usualSort({ q, category, view }: SortedList): 'relevance' | 'name' | 'newest' {
  if (q) return 'relevance';
  return view === 'table' && category !== undefined ? 'name' : 'newest';
}

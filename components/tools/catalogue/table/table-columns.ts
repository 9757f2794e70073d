import { shop } from '#shop';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type {
  CatalogueQuery,
  CatalogueResult,
  CatalogueSort,
} from '@/lib/shared/tools/catalogue/catalogue.schema';
import { chooseColumns } from './choose-columns';

/** The specifications that a table shows as columns, and those it tells once. */
export function tableColumns(
  { columns, total }: Pick<CatalogueResult, 'columns' | 'total'>,
  { spec = [], range = [] }: Pick<CatalogueQuery, 'spec' | 'range'>,
  keySpecs: readonly string[] = [],
): ReturnType<typeof chooseColumns> {
  const chosen = new Set([...spec, ...range].map((token) => token.slice(0, token.indexOf(':'))));
  return chooseColumns(columns, { total, keySpecs, chosen });
}

export function specSort({ token }: { token: string }): CatalogueSort {
  return `spec:${token}`;
}

export function reversed(sort: CatalogueSort): CatalogueSort {
  return (sort.startsWith('-') ? sort.slice(1) : `-${sort}`) as CatalogueSort;
}

export type SortOption = { sort: CatalogueSort; label: string };

type SortTexts = Texts['catalogue']['sort'];

function labelOf(
  sort: CatalogueSort,
  facets: readonly { token: string; name: string }[],
  texts: SortTexts,
): string {
  const written: Readonly<Record<string, string>> = texts.options;
  const label = written[sort];
  if (label !== undefined) return label;
  const token = sort.slice(sort.indexOf(':') + 1);
  const name = facets.find((facet) => facet.token === token)?.name ?? token.replaceAll('-', ' ');
  return fillText(sort.startsWith('-') ? texts.specDown : texts.specUp, { name });
}

const CARD_SORTS: readonly CatalogueSort[] = [
  ...(['newest', 'price', '-price', 'name'] as const),
  ...(shop.pages.reviews ? (['rating'] as const) : []),
];
const TABLE_SORTS: readonly CatalogueSort[] = ['sku', '-stock', 'moq'];

/** In the table also its columns, whose heads phones do not show, and always the current one. */
export function sortOptions(
  query: CatalogueQuery,
  result: Pick<CatalogueResult, 'facets' | 'columns' | 'total'>,
  texts: SortTexts,
  keySpecs?: readonly string[],
): SortOption[] {
  const sorts = new Set<CatalogueSort>([...(query.q ? ['relevance' as const] : []), ...CARD_SORTS]);
  if (query.view === 'table') {
    for (const sort of TABLE_SORTS) sorts.add(sort);
    for (const column of tableColumns(result, query, keySpecs).columns) sorts.add(specSort(column));
  }
  if (query.sort && (query.sort !== 'relevance' || query.q)) sorts.add(query.sort);
  return [...sorts].map((sort) => ({
    sort,
    label: labelOf(sort, [...result.facets.specs, ...result.columns], texts),
  }));
}

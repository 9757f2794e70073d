import { keySpecsFirst } from '@/lib/shared/categories/named-category';
import type { Language } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type {
  CatalogueQuery,
  CatalogueResult,
  CatalogueSort,
  NamedSpecFacet,
} from '@/lib/shared/tools/catalogue/catalogue.schema';
import { shownSpec } from '@/lib/shared/tools/catalogue/shown-figures';
import type { Tool } from '@/lib/shared/tools/tool.schema';
import { shop } from '@/shop.config';

const SPEC_COLUMNS = 3;

/**
 * A specification as a column: its name in addresses, and in the language of the page; `also` is what the tools of a set call it,
 * which have several ("Sizes" beside "Size").
 */
export type SpecColumn = Pick<NamedSpecFacet, 'token' | 'name'> & { also?: string };

/** Returns whether one is the plural of the other: addresses have the names in the catalogue's language. */
function isSame(one: string, other: string): boolean {
  return one === `${other}s` || other === `${one}s`;
}

/**
 * The key specifications of the chosen category, then those that distinguish its tools, figures before words. One that is another's
 * plural shares its column.
 */
export function specColumns(
  { facets }: Pick<CatalogueResult, 'facets'>,
  keySpecs: readonly string[] = [],
): SpecColumn[] {
  const figures = facets.specs.filter(({ range }) => range);
  const words = facets.specs.filter(({ range }) => !range);
  const columns: SpecColumn[] = [];
  for (const { token, name } of keySpecsFirst([...figures, ...words], keySpecs)) {
    const same = columns.find((column) => isSame(column.token, token));
    if (same) same.also = name;
    else columns.push({ token, name });
  }
  return columns.slice(0, SPEC_COLUMNS);
}

export function specSort({ token }: Pick<SpecColumn, 'token'>): CatalogueSort {
  return `spec:${token}`;
}

export function reversed(sort: CatalogueSort): CatalogueSort {
  return (sort.startsWith('-') ? sort.slice(1) : `-${sort}`) as CatalogueSort;
}

export function specValue(
  { specs }: Pick<Tool, 'specs'>,
  { name, also }: Pick<SpecColumn, 'name' | 'also'>,
  language: Language,
): string | undefined {
  const spec = specs.find((own) => own.name === name) ?? specs.find((own) => own.name === also);
  if (!spec) return undefined;
  const { value, unit } = shownSpec(spec, language);
  return [value, unit].filter(Boolean).join(' ');
}

export type SortOption = { sort: CatalogueSort; label: string };

type SortTexts = Texts['catalogue']['sort'];

function labelOf(sort: CatalogueSort, facets: readonly SpecColumn[], texts: SortTexts): string {
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
  result: Pick<CatalogueResult, 'facets'>,
  texts: SortTexts,
  keySpecs?: readonly string[],
): SortOption[] {
  const sorts = new Set<CatalogueSort>([...(query.q ? ['relevance' as const] : []), ...CARD_SORTS]);
  if (query.view === 'table') {
    for (const sort of TABLE_SORTS) sorts.add(sort);
    for (const column of specColumns(result, keySpecs)) sorts.add(specSort(column));
  }
  if (query.sort && (query.sort !== 'relevance' || query.q)) sorts.add(query.sort);
  return [...sorts].map((sort) => ({ sort, label: labelOf(sort, result.facets.specs, texts) }));
}

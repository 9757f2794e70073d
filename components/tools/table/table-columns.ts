import { specToken } from '@forgeline/tool-text/spec-token';
import type { CatalogueQuery, CatalogueResult, CatalogueSort } from '@/lib/shared/catalogue/catalogue.schema';
import { keySpecsFirst } from '@/lib/shared/categories/named-category';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { Tool } from '@/lib/shared/tools/tool.schema';
import { shop } from '@/shop.config';

const SPEC_COLUMNS = 3;

/** The key specifications of the chosen category, then those that distinguish its tools, figures before words. */
export function specColumns(
  { facets }: Pick<CatalogueResult, 'facets'>,
  keySpecs: readonly string[] = [],
): string[] {
  const figures = facets.specs.filter(({ range }) => range);
  const words = facets.specs.filter(({ range }) => !range);
  return keySpecsFirst([...figures, ...words], keySpecs)
    .slice(0, SPEC_COLUMNS)
    .map(({ name }) => name);
}

export function specSort(name: string): CatalogueSort {
  return `spec:${specToken(name)}`;
}

export function reversed(sort: CatalogueSort): CatalogueSort {
  return (sort.startsWith('-') ? sort.slice(1) : `-${sort}`) as CatalogueSort;
}

export function specValue({ specs }: Pick<Tool, 'specs'>, name: string): string | undefined {
  const spec = specs.find((own) => own.name === name);
  return spec && [spec.value, spec.unit].filter(Boolean).join(' ');
}

export type SortOption = { sort: CatalogueSort; label: string };

type SortTexts = Texts['catalogue']['sort'];

function labelOf(sort: CatalogueSort, names: readonly string[], texts: SortTexts): string {
  const written: Readonly<Record<string, string>> = texts.options;
  const label = written[sort];
  if (label !== undefined) return label;
  const token = sort.slice(sort.indexOf(':') + 1);
  const name = names.find((each) => specToken(each) === token) ?? token.replaceAll('-', ' ');
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
  const names = result.facets.specs.map(({ name }) => name);
  const sorts = new Set<CatalogueSort>([...(query.q ? ['relevance' as const] : []), ...CARD_SORTS]);
  if (query.view === 'table') {
    for (const sort of TABLE_SORTS) sorts.add(sort);
    for (const name of specColumns(result, keySpecs)) sorts.add(specSort(name));
  }
  if (query.sort && (query.sort !== 'relevance' || query.q)) sorts.add(query.sort);
  return [...sorts].map((sort) => ({ sort, label: labelOf(sort, names, texts) }));
}

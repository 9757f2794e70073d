import { catalogueHref } from '@/lib/shared/catalogue-address';
import type { Language } from '@/lib/shared/languages';
import { formatRoundDollars } from '@/lib/shared/money';
import type { CatalogueQuery } from '@/lib/shared/schemas/catalogue';
import { fillText } from '@/lib/shared/texts/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type FilterTexts = Texts['catalogue']['filters'];

const CENT = 0.01;

/** Formats a bound: in whole dollars if it is whole, and `9.99` as the `$10` it is below. */
function bound(dollars: number, language: Language): string {
  const rounded = Math.round((dollars + CENT) * 100) / 100;
  return formatRoundDollars(Number.isInteger(rounded) ? rounded : dollars, language);
}

/** Formats a price range: `Under $10`, `$10 to $25`, `$500 and more`. */
export function priceRangeText(
  { min, max }: { min?: number | undefined; max?: number | undefined },
  texts: FilterTexts,
  language: Language,
): string {
  const from = min === undefined ? '' : formatRoundDollars(min, language);
  if (max === undefined) return fillText(texts.over, { min: from });
  if (min === undefined) return fillText(texts.under, { max: bound(max, language) });
  return fillText(texts.between, { min: from, max: bound(max, language) });
}

export type ChosenFilter = { key: string; label: string; href: string };

/**
 * Formats a specification's token where no data sheet on the page has its spelling: `jaw-width:125-mm` is `jaw width
 * 125 mm`.
 */
function tokenText(token: string): string {
  return token.replace(':', ' ').replaceAll('-', ' ');
}

/** Returns every filter besides the category, each with the address that removes it. */
export function chosenFilters(
  query: CatalogueQuery,
  specLabels: ReadonlyMap<string, string>,
  texts: FilterTexts,
  language: Language,
): ChosenFilter[] {
  const { q, min, max, stock, rating, spec = [] } = query;
  const chosen: ChosenFilter[] = [];
  const add = (key: string, label: string, changes: CatalogueQuery) =>
    chosen.push({ key, label, href: catalogueHref(query, changes) });
  if (q) add('q', fillText(texts.words, { query: q }), { q: undefined, sort: undefined });
  if (min !== undefined || max !== undefined) {
    add('price', priceRangeText({ min, max }, texts, language), { min: undefined, max: undefined });
  }
  if (stock) add('stock', texts.inStock, { stock: undefined });
  if (rating) add('rating', fillText(texts.stars, { rating: String(rating) }), { rating: undefined });
  for (const token of spec) {
    const rest = spec.filter((other) => other !== token);
    add(token, specLabels.get(token) ?? tokenText(token), { spec: rest.length > 0 ? rest : undefined });
  }
  return chosen;
}

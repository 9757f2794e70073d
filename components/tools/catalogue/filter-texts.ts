import { splitRange } from '@forgeline/tool-text/spec-range';
import { catalogueHref } from '@/lib/client/catalogue/catalogue-address';
import { formatRoundDollars, toDollars } from '@/lib/shared/numbers/money';
import { CURRENCY } from '@/lib/shared/site/currency';
import type { Language } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { CatalogueQuery, CatalogueResult } from '@/lib/shared/tools/catalogue/catalogue.schema';
import { shownLabel, unitIn } from '@/lib/shared/tools/catalogue/shown-figures';

type FilterTexts = Texts['catalogue']['filters'];

/** Formats a bound: in whole dollars if it is whole, and `9.99` as the `$10` it is below. */
function bound(dollars: number, language: Language): string {
  const rounded = toDollars(Math.round(dollars * CURRENCY.scale) + 1);
  return formatRoundDollars(Number.isInteger(rounded) ? rounded : dollars, language);
}

/** `Under $10`, `$10 to $25`, `$500 and more`. */
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

/** A token without a label on the page: `jaw-width:125-mm` is `jaw width 125 mm`. */
function tokenText(token: string): string {
  return token.replace(':', ' ').replaceAll('-', ' ');
}

/** `Opening 10–16 mm`, `Opening from 10 mm`. */
function rangeText(
  token: string,
  names: ReadonlyMap<string, string>,
  texts: FilterTexts,
  language: Language,
): string {
  const range = splitRange(token);
  if (!range) return tokenText(token);
  const { from, to } = range;
  const unit = unitIn(range.unit, language);
  const name = names.get(range.name) ?? range.name.replaceAll('-', ' ');
  const size = (bound: string) => `${bound.trim()} ${unit}`.trim();
  if (from.trim() === '') return fillText(texts.rangeTo, { name, to: size(to) });
  if (to.trim() === '') return fillText(texts.rangeFrom, { name, from: size(from) });
  return `${name} ${from.trim()}–${size(to)}`;
}

/** `10 mm`, `6,5 mm`. */
export function shownSize({ size, unit }: CatalogueResult['sizes'][number], language: Language): string {
  return shownLabel(unit ? `${size} ${unit}` : size, language);
}

/** Every filter except the category, each with the address that removes it. `names` are of specifications, by their tokens. */
export function chosenFilters(
  query: CatalogueQuery,
  sizes: CatalogueResult['sizes'],
  specLabels: ReadonlyMap<string, string>,
  names: ReadonlyMap<string, string>,
  texts: FilterTexts,
  language: Language,
): ChosenFilter[] {
  const { q, min, max, stock, rating, spec = [], range = [] } = query;
  const chosen: ChosenFilter[] = [];
  const add = (key: string, label: string, changes: CatalogueQuery) =>
    chosen.push({ key, label, href: catalogueHref(query, changes) });
  if (q) add('q', fillText(texts.words, { query: q }), { q: undefined, sort: undefined });
  for (const [at, size] of sizes.entries()) {
    add(`size ${at}`, fillText(texts.size, { size: shownSize(size, language) }), {
      q: size.without || undefined,
    });
  }
  if (min !== undefined || max !== undefined) {
    add('price', priceRangeText({ min, max }, texts, language), { min: undefined, max: undefined });
  }
  if (stock) add('stock', texts.inStock, { stock: undefined });
  if (rating) add('rating', fillText(texts.stars, { rating: String(rating) }), { rating: undefined });
  for (const token of spec) {
    const rest = spec.filter((other) => other !== token);
    add(token, specLabels.get(token) ?? tokenText(token), { spec: rest.length > 0 ? rest : undefined });
  }
  for (const token of range) {
    const rest = range.filter((other) => other !== token);
    const label = rangeText(token, names, texts, language);
    add(`range ${token}`, label, { range: rest.length > 0 ? rest : undefined });
  }
  return chosen;
}

import 'server-only';
import type { CatalogueQuery, Facets, PriceRange, SpecFacet } from '@/lib/shared/schemas/catalogue';
import { specToken } from '@/lib/shared/spec-token';
import { type CatalogueEntry, specTokenOf } from './catalogue-entry';
import { countedFor, type Filtered } from './filter-catalogue';

/** In dollars. Ranges that suit buyers; empty ones are left out. */
const PRICE_STEPS = [0, 10, 25, 50, 100, 250, 500] as const;
const RATING_STEPS = [4, 3, 2] as const;
const SPECS_MAX = 5;
const SPEC_VALUES_MAX = 10;
const CENT = 0.01;

function countCategories(entries: readonly CatalogueEntry[]): Facets['categories'] {
  const counts = new Map<string, number>();
  for (const { tool } of entries) counts.set(tool.category, (counts.get(tool.category) ?? 0) + 1);
  return [...counts].map(([slug, count]) => ({ slug, count }));
}

function countPrices(entries: readonly CatalogueEntry[]): PriceRange[] {
  return PRICE_STEPS.map((from, position): PriceRange => {
    const to = PRICE_STEPS[position + 1];
    const count = entries.filter(
      ({ priceCents }) => priceCents >= from * 100 && (to === undefined || priceCents < to * 100),
    ).length;
    return { ...(from > 0 ? { min: from } : {}), ...(to === undefined ? {} : { max: to - CENT }), count };
  }).filter(({ count }) => count > 0);
}

function countRatings(entries: readonly CatalogueEntry[]): Facets['ratings'] {
  return RATING_STEPS.map((rating) => ({
    rating,
    count: entries.filter((entry) => entry.rating >= rating).length,
  })).filter(({ count }) => count > 0);
}

/** The number a label begins with: 0.02 of "±0.02 mm", and 0.375 of "3/8 in". NaN where it begins with a word. */
function sizeOf(label: string): number {
  const [, part, whole] = /^(\d+)\/(\d+) in\b/.exec(label) ?? [];
  return part && whole ? Number(part) / Number(whole) : Number.parseFloat(label.replace('±', ''));
}

/** Numbers first and by size, as people look for them; the rest alphabetically. */
function bySize(a: { label: string }, b: { label: string }): number {
  const [left, right] = [sizeOf(a.label), sizeOf(b.label)];
  const isNumber = [left, right].map(Number.isFinite);
  if (isNumber[0] && isNumber[1] && left !== right) return left - right;
  if (isNumber[0] !== isNumber[1]) return isNumber[0] ? -1 : 1;
  return a.label.localeCompare(b.label, 'en', { numeric: true });
}

function valuesOf(name: string, entries: readonly CatalogueEntry[]): SpecFacet['values'] {
  const values = new Map<string, { label: string; token: string; count: number }>();
  for (const { tool } of entries) {
    for (const spec of tool.specs) {
      if (spec.name !== name) continue;
      const token = specTokenOf(spec);
      const known = values.get(token);
      if (known) known.count += 1;
      else values.set(token, { label: [spec.value, spec.unit].filter(Boolean).join(' '), token, count: 1 });
    }
  }
  return [...values.values()];
}

/**
 * Returns the names of specifications that distinguish the tools of a category: those whose values several tools share
 * first, and those with a different value for each tool, like the weight, last.
 */
function keySpecs(entries: readonly CatalogueEntry[]): string[] {
  const counts = new Map<string, { tools: number; values: Set<string> }>();
  for (const { tool } of entries) {
    for (const spec of tool.specs) {
      const known = counts.get(spec.name) ?? { tools: 0, values: new Set<string>() };
      known.tools += 1;
      known.values.add(spec.value);
      counts.set(spec.name, known);
    }
  }
  return [...counts]
    .filter(([, { tools, values }]) => tools > 1 && values.size > 1)
    .sort(([a, one], [b, other]) => {
      const shared = other.tools - other.values.size - (one.tools - one.values.size);
      return shared || other.tools - one.tools || a.localeCompare(b, 'en');
    })
    .map(([name]) => name);
}

/** Returns the key specifications to show, and every chosen one, which must stay visible. */
function shownSpecs({ spec = [] }: CatalogueQuery, inCategory: readonly CatalogueEntry[]): string[] {
  const isChosen = (name: string) => spec.some((token) => token.startsWith(`${specToken(name)}:`));
  return keySpecs(inCategory).filter((name, rank) => rank < SPECS_MAX || isChosen(name));
}

function countSpecs(
  query: CatalogueQuery,
  inCategory: readonly CatalogueEntry[],
  filtered: Filtered,
): SpecFacet[] {
  return shownSpecs(query, inCategory).map((name) => ({
    name,
    values: valuesOf(name, countedFor(`spec:${specToken(name)}`, filtered))
      .sort((a, b) => b.count - a.count || bySize(a, b))
      .slice(0, SPEC_VALUES_MAX)
      .sort(bySize),
  }));
}

/** Counts every choice. `inCategory` are the tools of the chosen category, regardless of other filters. */
export function countFacets(
  query: CatalogueQuery,
  filtered: Filtered,
  inCategory: readonly CatalogueEntry[],
): Facets {
  return {
    categories: countCategories(countedFor('category', filtered)),
    prices: countPrices(countedFor('price', filtered)),
    available: countedFor('stock', filtered).filter(({ isAvailable }) => isAvailable).length,
    ratings: countRatings(countedFor('rating', filtered)),
    specs: query.category ? countSpecs(query, inCategory, filtered) : [],
  };
}

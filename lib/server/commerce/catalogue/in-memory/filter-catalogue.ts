import 'server-only';
import type { CatalogueQuery } from '@/lib/shared/schemas/catalogue';
import type { CatalogueEntry } from './catalogue-entry';

/** The facets by which a tool can be excluded; `spec:…` is one specification, by its name in addresses. */
export type Facet = 'category' | 'price' | 'stock' | 'rating' | `spec:${string}`;

type Test = { facet: Facet; passes: (entry: CatalogueEntry) => boolean };

/** The chosen values of each specification: `jaw-width` -> `jaw-width:100-mm`, `jaw-width:125-mm`. */
function chosenSpecs(spec: readonly string[] = []): Map<string, string[]> {
  const byName = new Map<string, string[]>();
  for (const token of spec) {
    const name = token.slice(0, token.indexOf(':'));
    byName.set(name, [...(byName.get(name) ?? []), token]);
  }
  return byName;
}

function testsOf(query: CatalogueQuery): Test[] {
  const tests: Test[] = [];
  const { category, min, max, stock, rating } = query;
  if (category) tests.push({ facet: 'category', passes: ({ tool }) => tool.category === category });
  if (min !== undefined || max !== undefined) {
    const from = min === undefined ? 0 : Math.round(min * 100);
    const to = max === undefined ? Number.POSITIVE_INFINITY : Math.round(max * 100);
    tests.push({ facet: 'price', passes: ({ priceCents }) => priceCents >= from && priceCents <= to });
  }
  if (stock) tests.push({ facet: 'stock', passes: ({ isAvailable }) => isAvailable });
  if (rating) tests.push({ facet: 'rating', passes: (entry) => entry.rating >= rating });
  for (const [name, tokens] of chosenSpecs(query.spec)) {
    tests.push({ facet: `spec:${name}`, passes: ({ specs }) => tokens.some((token) => specs.has(token)) });
  }
  return tests;
}

export type Filtered = {
  /** Tools that pass every filter. */
  passing: CatalogueEntry[];
  /** Tools that only one facet excludes: what another choice there would add. */
  missing: Map<Facet, CatalogueEntry[]>;
};

/** Partitions tools by the filters of the query, in one pass. */
export function filterCatalogue(entries: Iterable<CatalogueEntry>, query: CatalogueQuery): Filtered {
  const tests = testsOf(query);
  const passing: CatalogueEntry[] = [];
  const missing = new Map<Facet, CatalogueEntry[]>(tests.map(({ facet }) => [facet, []]));
  for (const entry of entries) {
    const failed = tests.filter(({ passes }) => !passes(entry));
    const [only, ...more] = failed;
    if (!only) passing.push(entry);
    else if (more.length === 0) missing.get(only.facet)?.push(entry);
  }
  return { passing, missing };
}

/** Returns the tools a facet counts: those that pass every other filter. */
export function countedFor(facet: Facet, { passing, missing }: Filtered): CatalogueEntry[] {
  return [...passing, ...(missing.get(facet) ?? [])];
}

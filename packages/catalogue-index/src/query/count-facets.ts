import { specToken } from '@forgeline/tool-text/spec-token';
import { type BitSet, countCommon } from '#arrays/bit-set';
import { PRICE_BAND_MASK, PRICE_STEPS, starsOf } from '#columns/tool-columns';
import type { ToolTable } from '#columns/tool-table';
import { specLabel } from '#indexed-tool';
import type { Facets, PageQuery, PriceRange, SpecFacet } from '#queries';
import { type Filtered, slotsOfCategory } from '#query/filter-tools';

const RATING_STEPS = [4, 3, 2] as const;
const SPECS_MAX = 5;
const SPEC_VALUES_MAX = 10;
const BANDS = 256;

type Counts = { categories: Uint32Array; bands: Uint32Array };

function countColumns(table: ToolTable, slots: BitSet): Counts {
  const counts = { categories: new Uint32Array(table.categories.size), bands: new Uint32Array(BANDS) };
  for (const { from, count, columns } of table.runs) countRun(slots, from, count, columns, counts);
  return counts;
}

function countRun(
  slots: BitSet,
  from: number,
  count: number,
  columns: { category: Uint32Array; bands: Uint8Array },
  counts: Counts,
): void {
  const { category, bands } = columns;
  for (let word = from >>> 5; word << 5 < from + count; word += 1) {
    let bits = slots[word] as number;
    while (bits !== 0) {
      const lowest = bits & -bits;
      const at = (word << 5) + (31 - Math.clz32(lowest)) - from;
      bits ^= lowest;
      const ofCategory = category[at] as number;
      const band = bands[at] as number;
      counts.categories[ofCategory] = (counts.categories[ofCategory] as number) + 1;
      counts.bands[band] = (counts.bands[band] as number) + 1;
    }
  }
}

function countOnce(table: ToolTable): (slots: BitSet) => Counts {
  const cache = new Map<BitSet, Counts>();
  return (slots) => {
    const counts = cache.get(slots) ?? countColumns(table, slots);
    cache.set(slots, counts);
    return counts;
  };
}

function categoriesIn(table: ToolTable, { categories }: Counts): Facets['categories'] {
  return [...table.categories]
    .map(([slug, number]) => ({ slug, count: categories[number] as number }))
    .filter(({ count }) => count > 0);
}

function pricesIn({ bands }: Counts): PriceRange[] {
  return PRICE_STEPS.map((from, step): PriceRange => {
    const to = PRICE_STEPS[step + 1];
    let count = 0;
    for (let band = step; band < BANDS; band += PRICE_BAND_MASK + 1) count += bands[band] as number;
    return { ...(from > 0 ? { min: from } : {}), ...(to === undefined ? {} : { max: to - 1 }), count };
  }).filter(({ count }) => count > 0);
}

function ratingsIn({ bands }: Counts): Facets['ratings'] {
  return RATING_STEPS.map((rating) => {
    let count = 0;
    for (let band = 0; band < BANDS; band += 1) if (starsOf(band) >= rating) count += bands[band] as number;
    return { rating, count };
  }).filter(({ count }) => count > 0);
}

function pairsByName(table: ToolTable, counts: Uint32Array): Map<number, number[]> {
  const byName = new Map<number, number[]>();
  for (let pair = 0; pair < counts.length; pair += 1) {
    if (counts[pair] === 0) continue;
    const name = table.specs.pairs.nameOf(pair);
    const pairs = byName.get(name);
    if (pairs) pairs.push(pair);
    else byName.set(name, [pair]);
  }
  return byName;
}

/** Names whose values several tools share first; those with a different value for each tool, like the weight, last. */
function keySpecs(table: ToolTable, category: string): number[] {
  const counts = table.specs.countIn(slotsOfCategory(table, table.numberOfCategory(category)));
  return [...pairsByName(table, counts)]
    .map(([number, pairs]) => ({
      number,
      name: table.specs.pairs.name(number),
      tools: pairs.reduce((sum, pair) => sum + (counts[pair] as number), 0),
      values: new Set(pairs.map((pair) => table.specs.pairs.spec(pair).value)).size,
    }))
    .filter(({ tools, values }) => tools > 1 && values > 1)
    .sort((a, b) => {
      const shared = b.tools - b.values - (a.tools - a.values);
      return shared || b.tools - a.tools || a.name.localeCompare(b.name, 'en');
    })
    .map(({ number }) => number);
}

function valuesOf(
  table: ToolTable,
  pairsOfName: readonly number[],
  counts: Uint32Array,
): SpecFacet['values'] {
  const byToken = new Map<number, { pair: number; count: number }>();
  for (const pair of pairsOfName) {
    const token = table.specs.pairs.tokenOf(pair);
    const counted = byToken.get(token);
    const count = counts[pair] as number;
    if (counted) counted.count += count;
    else byToken.set(token, { pair, count });
  }
  return [...byToken]
    .sort(([, a], [, b]) => b.count - a.count || table.specs.pairs.compare(a.pair, b.pair))
    .slice(0, SPEC_VALUES_MAX)
    .sort(([, a], [, b]) => table.specs.pairs.compare(a.pair, b.pair))
    .map(([token, { pair, count }]) => ({
      label: specLabel(table.specs.pairs.spec(pair)),
      token: table.specs.pairs.token(token),
      count,
    }));
}

/** The key specifications of categories, by their names' numbers, until tools come, leave or change. */
export class KeySpecs {
  readonly #cache = new Map<string, number[]>();
  #arrangement = -1;

  constructor(private readonly table: ToolTable) {}

  of(category: string): readonly number[] {
    if (this.#arrangement !== this.table.arrangement) {
      this.#cache.clear();
      this.#arrangement = this.table.arrangement;
    }
    // Made-up categories have no tools, and their number is unlimited.
    if (!this.table.categories.has(category)) return [];
    const numbers = this.#cache.get(category) ?? keySpecs(this.table, category);
    this.#cache.set(category, numbers);
    return numbers;
  }
}

function countSpecs(
  table: ToolTable,
  keys: readonly number[],
  { spec = [], range = [] }: PageQuery,
  filtered: Filtered,
): SpecFacet[] {
  const cache = new Map<BitSet, { counts: Uint32Array; byName: Map<number, number[]> }>();
  const countsOf = (slots: BitSet) => {
    const counted = cache.get(slots);
    if (counted) return counted;
    const counts = table.specs.countIn(slots);
    const counting = { counts, byName: pairsByName(table, counts) };
    cache.set(slots, counting);
    return counting;
  };
  // Every chosen one must stay visible.
  const isChosen = (name: string) =>
    [...spec, ...range].some((token) => token.startsWith(`${specToken(name)}:`));
  return keys
    .filter((number, rank) => rank < SPECS_MAX || isChosen(table.specs.pairs.name(number)))
    .map((number) => {
      const name = table.specs.pairs.name(number);
      const { counts, byName } = countsOf(filtered.countedFor(`spec:${specToken(name)}`));
      const pairs = byName.get(number) ?? [];
      const ofName = table.specs.measures.rangeOf(pairs, counts);
      return { name, values: valuesOf(table, pairs, counts), ...(ofName ? { range: ofName } : {}) };
    });
}

/** Counts every choice; the key specifications are those of the chosen category, regardless of other filters. */
export function countFacets(
  table: ToolTable,
  keySpecsOf: KeySpecs,
  query: PageQuery,
  filtered: Filtered,
): Facets {
  const counts = countOnce(table);
  return {
    categories: categoriesIn(table, counts(filtered.countedFor('category'))),
    prices: pricesIn(counts(filtered.countedFor('price'))),
    available: countCommon(filtered.countedFor('stock'), table.available),
    ratings: ratingsIn(counts(filtered.countedFor('rating'))),
    specs: query.category ? countSpecs(table, keySpecsOf.of(query.category), query, filtered) : [],
  };
}

import { specToken } from '@forgeline/tool-text/spec-token';
import { type BitSet, countCommon } from '#arrays/bit-set';
import { PRICE_BAND_MASK, PRICE_STEPS, starsOf } from '#columns/tool-columns';
import type { ToolTable } from '#columns/tool-table';
import { specLabel } from '#indexed-tool';
import type { Facets, PageQuery, PriceRange, SpecCount, SpecFacet } from '#queries';
import {
  countPairsOnce,
  countSpecNames,
  namesInOrder,
  type PairCounts,
  pairsByName,
  sumOf,
} from '#query/count-specs';
import { type Filtered, slotsOfCategory } from '#query/filter-tools';

const RATING_STEPS = [4, 3, 2] as const;
const SPECS_MAX = 5;
const SPEC_VALUES_MAX = 10;
const BANDS = 256;
const UNIQUE_WORDS = 0.25;

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

type CountedName = { number: number; tools: number; values: number; isFigure: boolean };

/**
 * Names by which people choose among the tools of a category, the best first: most of its tools have them, and few tools of
 * other categories, so that a torque range comes before a weight. Words count by how many tools share one with another, at
 * least a quarter; figures can be narrowed to a range though each is different.
 */
function keySpecs(table: ToolTable, category: string, everywhere: ReadonlyMap<number, number>): number[] {
  const counts = table.specs.countIn(slotsOfCategory(table, table.numberOfCategory(category)));
  const names = [...pairsByName(table, counts)].map(
    ([number, pairs]): CountedName => ({
      number,
      tools: sumOf(pairs, counts),
      values: new Set(pairs.map((pair) => table.specs.pairs.spec(pair).value)).size,
      isFigure: table.specs.measures.rangeOf(pairs, counts) !== undefined,
    }),
  );
  const worth = ({ number, tools, values, isFigure }: CountedName) =>
    (tools * (isFigure ? tools : Math.max(tools - values, tools * UNIQUE_WORDS))) /
    (everywhere.get(number) ?? tools);
  const nameOf = ({ number }: CountedName) => table.specs.pairs.name(number);
  return names
    .filter(({ tools, values }) => tools > 1 && values > 1)
    .sort((a, b) => worth(b) - worth(a) || b.tools - a.tools || nameOf(a).localeCompare(nameOf(b), 'en'))
    .map(({ number }) => number);
}

/** How many tools of all categories have each name. */
function countNames(table: ToolTable): Map<number, number> {
  const counts = table.specs.countIn(table.inUse);
  const names = [...pairsByName(table, counts)];
  return new Map(names.map(([number, pairs]) => [number, sumOf(pairs, counts)]));
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
  #everywhere: ReadonlyMap<number, number> | undefined;
  #arrangement = -1;

  constructor(private readonly table: ToolTable) {}

  of(category: string): readonly number[] {
    if (this.#arrangement !== this.table.arrangement) {
      this.#cache.clear();
      this.#everywhere = undefined;
      this.#arrangement = this.table.arrangement;
    }
    // Made-up categories have no tools, and their number is unlimited.
    if (!this.table.categories.has(category)) return [];
    const known = this.#cache.get(category);
    if (known) return known;
    this.#everywhere ??= countNames(this.table);
    const numbers = keySpecs(this.table, category, this.#everywhere);
    this.#cache.set(category, numbers);
    return numbers;
  }
}

function countSpecs(
  table: ToolTable,
  keys: readonly number[],
  { spec = [], range = [], keySpecs: first = [] }: PageQuery,
  filtered: Filtered,
  countsOf: (slots: BitSet) => PairCounts,
): SpecFacet[] {
  // Every chosen one must stay visible.
  const isChosen = (name: string) =>
    [...spec, ...range].some((token) => token.startsWith(`${specToken(name)}:`));
  return namesInOrder(table, keys, { first, keys })
    .filter((number, rank) => rank < SPECS_MAX || isChosen(table.specs.pairs.name(number)))
    .map((number) => {
      const name = table.specs.pairs.name(number);
      const { counts, byName } = countsOf(filtered.countedFor(`spec:${specToken(name)}`));
      const pairs = byName.get(number) ?? [];
      const ofName = table.specs.measures.rangeOf(pairs, counts);
      return { name, values: valuesOf(table, pairs, counts), ...(ofName ? { range: ofName } : {}) };
    });
}

/**
 * Counts every choice; the key specifications are those of the chosen category, regardless of other filters. With `columns` also what
 * a table of the result could show: the counts that the facets have anyway, unless each of them is narrowed.
 */
export function countFacets(
  table: ToolTable,
  keySpecsOf: KeySpecs,
  query: PageQuery,
  filtered: Filtered,
): { facets: Facets; columns: SpecCount[] } {
  const counts = countOnce(table);
  const pairCounts = countPairsOnce(table);
  const keys = query.category ? keySpecsOf.of(query.category) : [];
  const facets = {
    categories: categoriesIn(table, counts(filtered.countedFor('category'))),
    prices: pricesIn(counts(filtered.countedFor('price'))),
    available: countCommon(filtered.countedFor('stock'), table.available),
    ratings: ratingsIn(counts(filtered.countedFor('rating'))),
    specs: countSpecs(table, keys, query, filtered, pairCounts),
  };
  const hasColumns = query.columns === true && query.category !== undefined;
  const order = { first: query.keySpecs ?? [], keys };
  return {
    facets,
    columns: hasColumns ? countSpecNames(table, pairCounts(filtered.passing), order) : [],
  };
}

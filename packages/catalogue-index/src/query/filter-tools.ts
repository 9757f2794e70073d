import { isInRange, readRange, type SpecRange } from '@forgeline/tool-text/spec-range';
import { type BitSet, intersectWith, setBit } from '#arrays/bit-set';
import { starsOf } from '#columns/tool-columns';
import type { ToolSpecs } from '#columns/tool-specs';
import type { ToolTable } from '#columns/tool-table';
import type { PageQuery } from '#queries';

/** The facets by which a tool can be excluded; `spec:…` is one specification, by its name in addresses. */
export type Facet = 'category' | 'price' | 'stock' | 'rating' | `spec:${string}`;

type Test = { facet: Facet; passing: BitSet };

export function slotsOfCategory(table: ToolTable, number: number): BitSet {
  const slots = table.emptySet();
  for (const { from, count, columns } of table.runs) {
    for (let at = 0; at < count; at += 1) if (columns.category[at] === number) setBit(slots, from + at);
  }
  intersectWith(slots, table.inUse);
  return slots;
}

export function slotsInPriceRange(table: ToolTable, least: number, most: number): BitSet {
  const slots = table.emptySet();
  for (const { from, count, columns } of table.runs) {
    const { priceCents } = columns;
    for (let at = 0; at < count; at += 1) {
      const cents = priceCents[at] as number;
      if (cents >= least && cents <= most) setBit(slots, from + at);
    }
  }
  return slots;
}

function slotsRated(table: ToolTable, stars: number): BitSet {
  const slots = table.emptySet();
  for (const { from, count, columns } of table.runs) {
    for (let at = 0; at < count; at += 1) {
      if (starsOf(columns.bands[at] as number) >= stars) setBit(slots, from + at);
    }
  }
  return slots;
}

/** The choice for a specification: values, of which one must be there, and a range. */
type SpecChoice = { tokens: string[]; range?: SpecRange };

/** The choices of each specification: `jaw-width` -> `jaw-width:100-mm`, `jaw-width:125-mm`. */
function chosenSpecs({ spec = [], range = [] }: PageQuery): Map<string, SpecChoice> {
  const byName = new Map<string, SpecChoice>();
  const choiceOf = (name: string) => {
    const choice = byName.get(name) ?? { tokens: [] };
    byName.set(name, choice);
    return choice;
  };
  for (const token of spec) choiceOf(token.slice(0, token.indexOf(':'))).tokens.push(token);
  for (const token of range) {
    const read = readRange(token);
    if (read) choiceOf(read.name).range = read;
  }
  return byName;
}

function chosenPairs({ pairs, measures }: ToolSpecs, name: string, { tokens, range }: SpecChoice): number[] {
  const valued =
    tokens.length > 0 ? tokens.flatMap((token) => pairs.pairsOf(token)) : pairs.named(pairs.namesOf(name));
  if (!range) return valued;
  return valued.filter((pair) => {
    const measure = measures.of(pair);
    return measure !== null && isInRange(measure, range);
  });
}

/** Tests the specifications of the slots in `scope`; outside it the result is undefined. */
function specTests(table: ToolTable, query: PageQuery, scope: BitSet): Test[] {
  const tests = [...chosenSpecs(query)].map(([name, choice]) => ({
    facet: `spec:${name}` as const,
    pairs: chosenPairs(table.specs, name, choice),
    passing: table.emptySet(),
  }));
  if (tests.length === 0) return [];
  const marks = new Uint8Array(table.specs.pairs.count);
  for (const [position, { pairs }] of tests.entries()) for (const pair of pairs) marks[pair] = position + 1;
  const sets = tests.map(({ passing }) => passing);
  table.specs.partition(scope, marks, sets);
  return tests;
}

function testsOf(table: ToolTable, query: PageQuery, scope: BitSet): Test[] {
  const tests: Test[] = [];
  const { category, min, max, stock, rating } = query;
  if (category)
    tests.push({ facet: 'category', passing: slotsOfCategory(table, table.numberOfCategory(category)) });
  if (min !== undefined || max !== undefined) {
    const least = min ?? 0;
    const most = max ?? Number.POSITIVE_INFINITY;
    tests.push({ facet: 'price', passing: slotsInPriceRange(table, least, most) });
  }
  if (stock) tests.push({ facet: 'stock', passing: table.available });
  if (rating) tests.push({ facet: 'rating', passing: slotsRated(table, rating) });
  return [...tests, ...specTests(table, query, specScope(tests, scope))];
}

/** Returns the slots that at most one of these tests excludes: of others no facet counts the specifications. */
function specScope(tests: readonly Test[], scope: BitSet): BitSet {
  if (tests.length === 0) return scope;
  const slots = new Uint32Array(scope.length);
  for (let word = 0; word < scope.length; word += 1) {
    const own = scope[word] as number;
    let [all, allButOne] = [own, own];
    for (const { passing } of tests) {
      const passes = passing[word] as number;
      allButOne = (allButOne & passes) | all;
      all &= passes;
    }
    slots[word] = allButOne;
  }
  return slots;
}

export class Filtered {
  readonly passing: BitSet;
  readonly #tests: readonly Test[];

  constructor(
    table: ToolTable,
    query: PageQuery,
    private readonly scope: BitSet,
  ) {
    this.#tests = testsOf(table, query, scope);
    this.passing = this.#passingAllBut(undefined);
  }

  countedFor(facet: Facet): BitSet {
    return this.#tests.some((test) => test.facet === facet) ? this.#passingAllBut(facet) : this.passing;
  }

  #passingAllBut(facet: Facet | undefined): BitSet {
    const slots = this.scope.slice();
    for (const test of this.#tests) if (test.facet !== facet) intersectWith(slots, test.passing);
    return slots;
  }
}

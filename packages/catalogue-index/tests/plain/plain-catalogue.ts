import { readMeasure } from '@forgeline/tool-text/read-measure';
import { isInRange, readRange } from '@forgeline/tool-text/spec-range';
import { specToken } from '@forgeline/tool-text/spec-token';
import { offeredUnits, unitOf } from '@forgeline/tool-text/units';
import { compareSizes } from '#columns/spec-pairs';
import { averageRating, type IndexedTool, specLabel, specTokenOf } from '#indexed-tool';
import type { Facets, ListQuery, PageQuery, PageSort } from '#queries';
import { plainLetters } from '#text/typed-words';
import { packedCatalogue } from '../tools';
import { plainPatterns } from './plain-query';

type Compare = (a: IndexedTool, b: IndexedTool) => number;

const PRICE_STEPS = [0, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000] as const;
const ALL = 1_000;

const up = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
const byId: Compare = (a, b) => up(a.id, b.id);
const newest: Compare = (a, b) => b.createdAt - a.createdAt || byId(b, a);
const ratingOf = ({ rating }: IndexedTool) => averageRating(rating.sum, rating.count);
const byRating: Compare = (a, b) =>
  ratingOf(b) - ratingOf(a) || b.rating.count - a.rating.count || newest(a, b);
const collator = (language: string) => new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
const { compare } = collator('en');

const backwards =
  (order: Compare): Compare =>
  (a, b) =>
    order(b, a);
const byTitle: Compare = (a, b) => compare(a.name, b.name) || byId(a, b);
/** The language of the tests' translations. */
const german = collator('de');
const germanName = ({ texts, name }: IndexedTool) => texts?.de?.name ?? name;
const byGermanName: Compare = (a, b) => german.compare(germanName(a), germanName(b)) || byId(a, b);
const bySku: Compare = (a, b) => compare(plainLetters(a.sku), plainLetters(b.sku)) || byId(a, b);

/** Those with a figure first; of equals those available, then the newest. */
const byFigure =
  (figure: (tool: IndexedTool) => number | undefined, sign: 1 | -1): Compare =>
  (a, b) => {
    const [one, other] = [figure(a), figure(b)];
    const has = Number(other !== undefined) - Number(one !== undefined);
    const size = one === undefined || other === undefined ? 0 : sign * (one - other);
    return has || size || Number(b.isAvailable) - Number(a.isAvailable) || newest(a, b);
  };

function specPlace(tools: readonly IndexedTool[], name: string): (tool: IndexedTool) => number | undefined {
  const own = ({ specs }: IndexedTool) =>
    specs
      .filter((spec) => specToken(spec.name) === name)
      .map(specLabel)
      .sort(compareSizes);
  const labels = [...new Set(tools.flatMap(own))].sort(compareSizes);
  return (tool) => {
    const [least] = own(tool);
    return least === undefined ? undefined : labels.indexOf(least);
  };
}

const PAGE_ORDERS: Partial<Record<PageSort, Compare>> = {
  newest,
  price: (a, b) => a.priceCents - b.priceCents || newest(a, b),
  '-price': (a, b) => b.priceCents - a.priceCents || newest(a, b),
  rating: byRating,
  '-rating': backwards(byRating),
  name: byTitle,
  '-name': backwards(byTitle),
  sku: bySku,
  '-sku': backwards(bySku),
  stock: byFigure(({ quantity }) => quantity, 1),
  '-stock': byFigure(({ quantity }) => quantity, -1),
  moq: byFigure(({ moq }) => moq, 1),
  '-moq': byFigure(({ moq }) => moq, -1),
};

function pageOrder(tools: readonly IndexedTool[], sort: PageSort, language: string | undefined): Compare {
  if (language === 'de' && sort === 'name') return byGermanName;
  if (language === 'de' && sort === '-name') return backwards(byGermanName);
  const name = sort.slice(sort.indexOf(':') + 1);
  return PAGE_ORDERS[sort] ?? byFigure(specPlace(tools, name), sort.startsWith('-') ? -1 : 1);
}
const CALL_ORDERS: Record<NonNullable<ListQuery['sort']>, Compare> = {
  newest,
  price: (a, b) => a.priceCents - b.priceCents || byId(a, b),
  '-price': (a, b) => b.priceCents - a.priceCents || byId(a, b),
  name: (a, b) => up(a.name, b.name) || byId(a, b),
  rating: byRating,
};

type Test = { facet: string; passes: (tool: IndexedTool) => boolean };

function testsOf({ category, min, max, stock, rating, spec = [], range = [] }: PageQuery): Test[] {
  const tests: Test[] = [];
  if (category) tests.push({ facet: 'category', passes: (tool) => tool.category === category });
  if (min !== undefined || max !== undefined) {
    const least = min ?? 0;
    const most = max ?? Number.POSITIVE_INFINITY;
    tests.push({ facet: 'price', passes: ({ priceCents }) => priceCents >= least && priceCents <= most });
  }
  if (stock) tests.push({ facet: 'stock', passes: ({ isAvailable }) => isAvailable });
  if (rating) tests.push({ facet: 'rating', passes: (tool) => ratingOf(tool) >= rating });
  for (const name of new Set([...spec, ...range].map((token) => token.slice(0, token.indexOf(':'))))) {
    const tokens = spec.filter((token) => token.startsWith(`${name}:`));
    const chosen = range.map(readRange).findLast((own) => own?.name === name);
    const passes = ({ specs }: IndexedTool) =>
      specs.some((own) => {
        const measure = readMeasure(own);
        return (
          specToken(own.name) === name &&
          (tokens.length === 0 || tokens.includes(specTokenOf(own))) &&
          (!chosen || (measure !== null && isInRange(measure, chosen)))
        );
      });
    tests.push({ facet: `spec:${name}`, passes });
  }
  return tests;
}

/** By how many tools of the category have a name, how few of others do, and how well its values can be chosen from. */
function keySpecs(tools: readonly IndexedTool[], all: readonly IndexedTool[]): string[] {
  const specs = tools.flatMap((tool) => tool.specs);
  const everywhere = all.flatMap((tool) => tool.specs);
  return [...new Set(specs.map(({ name }) => name))]
    .map((name) => {
      const own = specs.filter((spec) => spec.name === name);
      const values = new Set(own.map(({ value }) => value)).size;
      const choices = rangeOf(name, tools) ? own.length : Math.max(own.length - values, own.length * 0.25);
      const others = everywhere.filter((spec) => spec.name === name).length;
      return { name, tools: own.length, values, worth: (own.length * choices) / others };
    })
    .filter(({ tools: count, values }) => count > 1 && values > 1)
    .sort((a, b) => b.worth - a.worth || b.tools - a.tools || a.name.localeCompare(b.name, 'en'))
    .map(({ name }) => name);
}

/** Those of the query first, in its order. */
function inOrderOf(names: readonly string[], first: readonly string[]): string[] {
  const lower = first.map((name) => name.toLowerCase());
  const own = names.filter((name) => lower.includes(name.toLowerCase()));
  own.sort((a, b) => lower.indexOf(a.toLowerCase()) - lower.indexOf(b.toLowerCase()));
  return [...own, ...names.filter((name) => !own.includes(name))];
}

function valuesOf(name: string, tools: readonly IndexedTool[]): Facets['specs'][number]['values'] {
  const own = tools.flatMap(({ specs }) => specs).filter((spec) => spec.name === name);
  return [...new Set(own.map(specTokenOf))]
    .map((token) => {
      const same = own.filter((spec) => specTokenOf(spec) === token);
      return { label: specLabel(same[0]!), token, count: same.length };
    })
    .sort((a, b) => b.count - a.count || compareSizes(a.label, b.label))
    .slice(0, 10)
    .sort((a, b) => compareSizes(a.label, b.label));
}

/** The range of the figures of a name, in the unit most of them have, if at least four in five are figures of one dimension. */
function rangeOf(name: string, tools: readonly IndexedTool[]): Facets['specs'][number]['range'] {
  const own = tools.flatMap(({ specs }) => specs).filter((spec) => spec.name === name);
  const measures = own.flatMap((spec) => readMeasure(spec) ?? []);
  const most = (keys: readonly string[]) =>
    [...new Set(keys)].sort(
      (a, b) =>
        keys.filter((key) => key === b).length - keys.filter((key) => key === a).length || (a < b ? -1 : 1),
    )[0];
  const dimension = most(measures.map((measure) => measure.dimension));
  const same = measures.filter((measure) => measure.dimension === dimension);
  const unit = most(same.map((measure) => measure.unit));
  const [min, max] = [Math.min(...same.map(({ low }) => low)), Math.max(...same.map(({ high }) => high))];
  if (unit === undefined || same.length < own.length * 0.8 || min === max) return undefined;
  const shown = (size: number) => Number((size / unitOf(unit).factor).toPrecision(4));
  return { unit, units: offeredUnits(unit), min: shown(min), max: shown(max) };
}

const inOrder =
  (tools: readonly IndexedTool[]): Compare =>
  (a, b) =>
    tools.indexOf(a) - tools.indexOf(b);

/**
 * The catalogue as plainly as it can be written: a list of tools, gone through for each question. What a search finds is what
 * an index finds that was packed of just these tools.
 */
export class PlainCatalogue {
  #tools: readonly IndexedTool[] = [];

  constructor(private readonly pageSize: number) {}

  put(tool: IndexedTool): void {
    this.remove(tool.id);
    this.#tools = [...this.#tools, tool];
  }

  remove(id: string): void {
    this.#tools = this.#tools.filter((tool) => tool.id !== id);
  }

  get tools(): readonly IndexedTool[] {
    return this.#tools;
  }

  async browse(query: PageQuery) {
    const found = query.q ? await this.#find(query.q) : undefined;
    const tests = testsOf(query);
    const counted = (facet?: string) =>
      [...(found?.tools ?? this.#tools)].filter((tool) =>
        tests.every((test) => test.facet === facet || test.passes(tool)),
      );
    const passing = counted();
    const pageCount = Math.max(1, Math.ceil(passing.length / this.pageSize));
    const page = Math.min(query.page ?? 1, pageCount);
    const first = (page - 1) * this.pageSize;
    const sort = query.sort ?? 'relevance';
    const order =
      sort === 'relevance'
        ? found
          ? inOrder(found.tools)
          : newest
        : pageOrder(this.#tools, sort, query.language);
    return {
      ids: passing
        .toSorted(order)
        .slice(first, first + this.pageSize)
        .map(({ id }) => id),
      total: passing.length,
      page,
      pageCount,
      isRelaxed: found?.isRelaxed ?? false,
      similar: passing.length === 0 ? (found?.similar ?? []) : [],
      facets: this.#facets(query, counted),
      columns: this.#columns(query, passing),
    };
  }

  async suggest(typed: string, limit: number) {
    const { tools } = await this.#find(typed);
    return { ids: tools.slice(0, limit).map(({ id }) => id), total: tools.length };
  }

  choose(query: ListQuery) {
    const words = plainPatterns(query.q ?? '');
    const least = query.minPrice ?? 0;
    const most = query.maxPrice ?? Number.POSITIVE_INFINITY;
    return this.#tools
      .filter(
        ({ category, priceCents, isAvailable, name, sku, description }) =>
          (!query.category || category === query.category) &&
          priceCents >= least &&
          priceCents <= most &&
          (query.inStock === undefined || isAvailable === query.inStock) &&
          words.every((word) => [name, sku, description].some((text) => word.test(text.normalize('NFKC')))),
      )
      .sort(
        query.language === 'de' && query.sort === 'name' ? byGermanName : CALL_ORDERS[query.sort ?? 'newest'],
      )
      .map(({ id }) => id);
  }

  related(id: string, limit: number): string[] {
    const tool = this.#tools.find((other) => other.id === id);
    if (!tool) return [];
    const names = new Set(tool.specs.map(({ name }) => name));
    const tokens = new Set(tool.specs.map(specTokenOf));
    const closeness = (other: IndexedTool) => {
      const sharedNames = other.specs.filter(({ name }) => names.has(name)).length;
      const sharedValues = [...new Set(other.specs.map(specTokenOf))].filter((token) => tokens.has(token));
      const distance = Math.abs(Math.log2(Math.max(1, tool.priceCents) / Math.max(1, other.priceCents)));
      return sharedValues.length + sharedNames / 4 - distance / 2 + (other.isAvailable ? 1 : 0);
    };
    return this.#tools
      .filter((other) => other !== tool && other.category === tool.category)
      .sort((a, b) => closeness(b) - closeness(a) || a.createdAt - b.createdAt || byId(a, b))
      .slice(0, limit)
      .map((other) => other.id);
  }

  async #find(q: string): Promise<{ tools: IndexedTool[]; isRelaxed: boolean; similar: string[] }> {
    if (q === '') return { tools: [], isRelaxed: false, similar: [] };
    const { tools, isRelaxed, similar } = await packedCatalogue(this.#tools, ALL).browse({ q });
    const byId = new Map(this.#tools.map((tool) => [tool.id, tool]));
    return {
      tools: tools.map(({ id }) => byId.get(id)!),
      isRelaxed,
      similar: similar.map(({ id }) => id),
    };
  }

  #columns({ category, columns, keySpecs: first = [] }: PageQuery, passing: readonly IndexedTool[]) {
    if (!category || !columns) return [];
    const keys = keySpecs(
      this.#tools.filter((tool) => tool.category === category),
      this.#tools,
    );
    const specs = passing.flatMap((tool) => tool.specs);
    const names = [...new Set(specs.map(({ name }) => name))].sort((a, b) => a.localeCompare(b, 'en'));
    return inOrderOf([...new Set([...keys.filter((name) => names.includes(name)), ...names])], first).map(
      (name) => {
        const own = specs.filter((spec) => spec.name === name);
        const values = new Set(own.map(specTokenOf)).size;
        return { name, token: specToken(name), tools: own.length, values };
      },
    );
  }

  #facets(query: PageQuery, counted: (facet: string) => IndexedTool[]): Facets {
    const inCategory = this.#tools.filter(({ category }) => category === query.category);
    const isChosen = (name: string) =>
      [...(query.spec ?? []), ...(query.range ?? [])].some((token) =>
        token.startsWith(`${specToken(name)}:`),
      );
    const categories = new Set(this.#tools.map(({ category }) => category));
    return {
      categories: [...categories]
        .map((slug) => ({
          slug,
          count: counted('category').filter(({ category }) => category === slug).length,
        }))
        .filter(({ count }) => count > 0)
        .sort((a, b) => up(a.slug, b.slug)),
      prices: PRICE_STEPS.map((from, step) => {
        const to = PRICE_STEPS[step + 1];
        const isIn = ({ priceCents }: IndexedTool) =>
          priceCents >= from && (to === undefined || priceCents < to);
        return {
          ...(from > 0 ? { min: from } : {}),
          ...(to === undefined ? {} : { max: to - 1 }),
          count: counted('price').filter(isIn).length,
        };
      }).filter(({ count }) => count > 0),
      available: counted('stock').filter(({ isAvailable }) => isAvailable).length,
      ratings: [4, 3, 2]
        .map((rating) => ({
          rating,
          count: counted('rating').filter((tool) => ratingOf(tool) >= rating).length,
        }))
        .filter(({ count }) => count > 0),
      specs: query.category
        ? inOrderOf(keySpecs(inCategory, this.#tools), query.keySpecs ?? [])
            .filter((name, rank) => rank < 5 || isChosen(name))
            .map((name) => {
              const tools = counted(`spec:${specToken(name)}`);
              const range = rangeOf(name, tools);
              return { name, values: valuesOf(name, tools), ...(range ? { range } : {}) };
            })
        : [],
    };
  }
}

import { type BitSet, countBits, hasBit } from '#arrays/bit-set';
import { ToolTable } from '#columns/tool-table';
import { typedSizes } from '#figures/typed-figures';
import type { IndexedTool } from '#indexed-tool';
import { rulesOf } from '#languages/rules-of';
import type { PackedCatalogue } from '#packed-catalogue';
import type {
  ExplainedTool,
  FoundPage,
  FoundTool,
  FoundTools,
  ListQuery,
  PageQuery,
  PageSort,
  Suggestions,
} from '#queries';
import { bestSlots } from '#query/best-slots';
import { CALL_ORDERS, chooseTools } from '#query/choose-tools';
import { countFacets, KeySpecs } from '#query/count-facets';
import { Filtered } from '#query/filter-tools';
import { listByFigure } from '#query/list-by-figure';
import { type ListOrder, listSlots } from '#query/list-slots';
import { relatedSlots } from '#query/related-tools';
import { specRanks } from '#query/spec-ranks';
import { FigureIndex } from '#search/figure-slots';
import { findByWords, searchBudget } from '#search/find-by-words';
import { Lexicon } from '#search/lexicon';
import type { SearchedLanguage, SearchMatches } from '#search/matches';
import { SearchTrace } from '#search/search-trace';
import { NO_SEARCH_WORDS, type SearchWords } from '#search/search-words';
import type { StepBudget } from '#text/step-budget';

const PAGE_ORDERS: Partial<Record<PageSort, ListOrder>> = {
  relevance: 'newest',
  newest: 'newest',
  price: 'price',
  '-price': { price: 'down', ties: 'newest' },
  rating: 'rating',
  '-rating': { backwards: 'rating' },
  name: 'name',
  '-name': { backwards: 'name' },
  sku: 'sku',
  '-sku': { backwards: 'sku' },
};

function listPage(
  table: ToolTable,
  slots: BitSet,
  { sort, language }: { sort: PageSort; language: string | undefined },
  part: Part,
): number[] {
  const order = PAGE_ORDERS[sort];
  if (order !== undefined) return listSlots(table, slots, { order, language }, part);
  const direction = sort.startsWith('-') ? 'down' : 'up';
  const by = direction === 'down' ? sort.slice(1) : sort;
  if (by === 'stock')
    return listByFigure(table, slots, { figureOf: (slot) => table.quantity(slot), direction }, part);
  if (by === 'moq')
    return listByFigure(table, slots, { figureOf: (slot) => table.moq(slot), direction }, part);
  return listByFigure(
    table,
    slots,
    { figureOf: specRanks(table, by.slice('spec:'.length)), direction },
    part,
  );
}

const SIMILAR_MAX = 8;

type Part = readonly [first: number, count: number];

/** For up to a few million tools: packed ones in columns, with those added or changed since beside them. */
export class Catalogue {
  readonly #table: ToolTable;
  readonly #keySpecs: KeySpecs;
  readonly #pageSize: number;
  readonly #figures: FigureIndex;
  readonly #lexicons = new Map<string, Lexicon>();

  /** Owns `packed` from then on: the caller must not use it any more. */
  constructor(packed: PackedCatalogue, { pageSize = 24 }: { pageSize?: number | undefined } = {}) {
    this.#table = new ToolTable(packed);
    this.#keySpecs = new KeySpecs(this.#table);
    this.#pageSize = pageSize;
    this.#figures = new FigureIndex(this.#table);
  }

  get size(): number {
    return this.#table.size;
  }

  /** How many tools were added, or changed in more than their stock, since the others were packed. */
  get addedCount(): number {
    return this.#table.added.count;
  }

  /** A number for the revisions of all tools: the same for the same tools in the same states. */
  get fingerprint(): number {
    return this.#table.fingerprint;
  }

  /** Adds a tool, or its new state. Returns false if it had the same revision. */
  put(tool: IndexedTool): boolean {
    return this.#table.put(tool);
  }

  remove(id: string): boolean {
    return this.#table.remove(id);
  }

  async find(id: string): Promise<FoundTool | undefined> {
    const slot = this.#table.slotOf(id);
    return slot === undefined ? undefined : this.#foundAt(slot);
  }

  /** Returns one page of the matching tools, in the requested order, with all filters. */
  async browse(query: PageQuery): Promise<FoundPage> {
    const table = this.#table;
    const found = query.q ? this.#search(query.q, query.language) : undefined;
    const filtered = new Filtered(table, query, found ? table.setOf(found.slots) : table.inUse);
    const total = countBits(filtered.passing);
    const pageCount = Math.max(1, Math.ceil(total / this.#pageSize));
    const page = Math.min(query.page ?? 1, pageCount);
    const part: Part = [(page - 1) * this.#pageSize, this.#pageSize];
    const sort = query.sort ?? 'relevance';
    const isByScore = found !== undefined && sort === 'relevance';
    const slots = isByScore
      ? bestSlots(table, found, { among: filtered.passing, first: part[0], count: part[1] })
      : listPage(table, filtered.passing, { sort, language: query.language }, part);
    return {
      tools: slots.map((slot) => this.#foundAt(slot)),
      total,
      page,
      pageCount,
      isRelaxed: found?.fit === 'some',
      similar: found && total === 0 ? this.#similar(found) : [],
      taken: total > 0 ? (found?.taken ?? []) : [],
      sizes: found && found.figures.length > 0 ? typedSizes(query.q ?? '') : [],
      missingSizes: total > 0 && found && found.missing.length > 0 ? typedSizes(query.q ?? '') : [],
      ...countFacets(table, this.#keySpecs, query, filtered),
    };
  }

  /** Returns the best matches for what is typed so far, and the steps that took (StepBudget). */
  async suggest(typed: string, limit: number, language?: string): Promise<Suggestions> {
    const budget = searchBudget(this.#table.text);
    const found = this.#search(typed, language, budget);
    const slots = bestSlots(this.#table, found, { among: this.#table.inUse, first: 0, count: limit });
    return {
      tools: slots.map((slot) => this.#foundAt(slot)),
      total: found.slots.length,
      steps: budget.spent,
      fit: found.fit,
      taken: found.taken,
      similar: found.slots.length === 0 ? this.#similar(found) : [],
    };
  }

  /** The best matches, each with why it is one. */
  async explain(query: string, limit: number, language?: string): Promise<ExplainedTool[]> {
    const table = this.#table;
    const found = this.#search(query, language);
    const scoreOf = new Map([...found.slots].map((slot, at) => [slot, found.scores[at] as number]));
    return bestSlots(table, found, { among: table.inUse, first: 0, count: limit }).map((slot) => {
      const trace = new SearchTrace(slot);
      this.#search(query, language, searchBudget(table.text), trace);
      return {
        ...this.#foundAt(slot),
        score: scoreOf.get(slot) ?? 0,
        parts: trace.parts,
        isAvailable: hasBit(table.available, slot),
        soldLevel: table.sold.level(slot),
      };
    });
  }

  /** Replaces what the shop says about the words of a language. */
  setWords(language: string, words: SearchWords): void {
    this.#lexicons.set(language, new Lexicon(words, rulesOf(language)));
  }

  /** The units of tools that sold lately, by id, from now on: of equal matches those that sold more come first. */
  setSold(units: ReadonlyMap<string, number>): void {
    this.#table.sold.set(units);
  }

  #lexicon(language: string): Lexicon {
    const lexicon = this.#lexicons.get(language) ?? new Lexicon(NO_SEARCH_WORDS, rulesOf(language));
    this.#lexicons.set(language, lexicon);
    return lexicon;
  }

  #search(
    query: string,
    language?: string,
    budget: StepBudget = searchBudget(this.#table.text),
    trace?: SearchTrace,
  ): SearchMatches {
    const searched: SearchedLanguage[] = [];
    for (const [own, index] of this.#table.texts) {
      const entry = { index, lexicon: this.#lexicon(own) };
      if (own === language) searched.unshift(entry);
      else searched.push(entry);
    }
    return findByWords(this.#table, query, searched, this.#figures, budget, trace);
  }

  #similar({ similar }: SearchMatches): FoundTool[] {
    const part = { among: this.#table.inUse, first: 0, count: SIMILAR_MAX };
    return bestSlots(this.#table, similar, part).map((slot) => this.#foundAt(slot));
  }

  /** Returns the tools that have every word: `limit` from `skip` on, or all for 0. */
  async choose(query: ListQuery, { skip, limit }: { skip: number; limit: number }): Promise<FoundTools> {
    const chosen = chooseTools(this.#table, query);
    const part: Part = limit === 0 ? [0, Number.POSITIVE_INFINITY] : [skip, limit];
    const order = CALL_ORDERS[query.sort ?? 'newest'];
    const slots = listSlots(this.#table, chosen, { order, language: query.language }, part);
    return { tools: slots.map((slot) => this.#foundAt(slot)), total: countBits(chosen) };
  }

  async related(id: string, limit: number): Promise<FoundTool[]> {
    const slot = this.#table.slotOf(id);
    if (slot === undefined) return [];
    return relatedSlots(this.#table, slot, limit).map((other) => this.#foundAt(other));
  }

  #foundAt(slot: number): FoundTool {
    return { id: this.#table.id(slot), revision: this.#table.revision(slot) };
  }
}

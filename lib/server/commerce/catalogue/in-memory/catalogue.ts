import 'server-only';
import type {
  CatalogueIndex,
  CataloguePage,
  FoundTool,
  FoundTools,
} from '@/lib/server/commerce/catalogue/catalogue-index';
import { type BitSet, countBits } from '@/lib/server/platform/search/bit-set';
import { searchBudget } from '@/lib/server/platform/search/rank-matches';
import { CATALOGUE_PAGE_SIZE, type CatalogueQuery, type CatalogueSort } from '@/lib/shared/schemas/catalogue';
import type { ToolQuery } from '@/lib/shared/schemas/tool';
import { bestSlots } from './best-slots';
import { CALL_ORDERS, chooseTools } from './choose-tools';
import { countFacets, KeySpecs } from './count-facets';
import { Filtered } from './filter-tools';
import { findByWords } from './find-by-words';
import type { IndexedTool } from './indexed-tool';
import { listByFigure } from './list-by-figure';
import { type ListOrder, listSlots } from './list-slots';
import type { PackedCatalogue } from './packed-catalogue';
import { relatedSlots } from './related-tools';
import { specRanks } from './spec-ranks';
import { ToolTable } from './tool-table';

/** The orders of pages. */
const PAGE_ORDERS: Partial<Record<CatalogueSort, ListOrder>> = {
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

/** Returns a page in an order: a kept one, or one by stock, minimum order or a specification. */
function listPage(table: ToolTable, slots: BitSet, sort: CatalogueSort, part: Part): number[] {
  const kept = PAGE_ORDERS[sort];
  if (kept !== undefined) return listSlots(table, slots, kept, part);
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

/** Which part of a list: from which position on, and how many. */
type Part = readonly [first: number, count: number];

/**
 * The index of the catalogue in this process's memory, for up to a few million tools: packed ones in columns, with those
 * that came or changed since beside them. Kept in step with the database by current-catalogue; nothing here reads it.
 */
export class Catalogue implements CatalogueIndex {
  readonly #table: ToolTable;
  readonly #keySpecs: KeySpecs;

  /** Takes over what is packed: the caller must not use it any more. */
  constructor(packed: PackedCatalogue) {
    this.#table = new ToolTable(packed);
    this.#keySpecs = new KeySpecs(this.#table);
  }

  get size(): number {
    return this.#table.size;
  }

  /** How many tools came, or changed in more than their stock, since the others were packed. */
  get addedCount(): number {
    return this.#table.addedCount;
  }

  /** A number for all that calls and pages show of all tools: the same for the same. */
  get fingerprint(): number {
    return this.#table.fingerprint;
  }

  /** Adds a tool, or its new state. Returns false if nothing changed that calls and pages show. */
  put(tool: IndexedTool): boolean {
    return this.#table.put(tool);
  }

  /** Removes a tool. Returns false if it was not there. */
  remove(id: string): boolean {
    return this.#table.remove(id);
  }

  async find(id: string): Promise<FoundTool | undefined> {
    const slot = this.#table.slotOf(id);
    return slot === undefined ? undefined : this.#foundAt(slot);
  }

  async browse(query: CatalogueQuery): Promise<CataloguePage> {
    const table = this.#table;
    const found = query.q ? findByWords(table, query.q) : undefined;
    const filtered = new Filtered(table, query, found ? table.setOf(found.slots) : table.inUse);
    const total = countBits(filtered.passing);
    const pageCount = Math.max(1, Math.ceil(total / CATALOGUE_PAGE_SIZE));
    const page = Math.min(query.page ?? 1, pageCount);
    const part: Part = [(page - 1) * CATALOGUE_PAGE_SIZE, CATALOGUE_PAGE_SIZE];
    const sort = query.sort ?? 'relevance';
    const isByScore = found !== undefined && sort === 'relevance';
    const slots = isByScore
      ? bestSlots(table, found, { among: filtered.passing, first: part[0], count: part[1] })
      : listPage(table, filtered.passing, sort, part);
    return {
      tools: slots.map((slot) => this.#foundAt(slot)),
      total,
      page,
      pageCount,
      isRelaxed: found?.isRelaxed ?? false,
      facets: countFacets(table, this.#keySpecs, query, filtered),
    };
  }

  async suggest(typed: string, limit: number): Promise<FoundTools & { steps: number }> {
    const budget = searchBudget(this.#table.text);
    const found = findByWords(this.#table, typed, budget);
    const slots = bestSlots(this.#table, found, { among: this.#table.inUse, first: 0, count: limit });
    return {
      tools: slots.map((slot) => this.#foundAt(slot)),
      total: found.slots.length,
      steps: budget.spent,
    };
  }

  async choose(query: ToolQuery, { skip, limit }: { skip: number; limit: number }): Promise<FoundTools> {
    const chosen = chooseTools(this.#table, query);
    const part: Part = limit === 0 ? [0, Number.POSITIVE_INFINITY] : [skip, limit];
    const slots = listSlots(this.#table, chosen, CALL_ORDERS[query.sort ?? 'newest'], part);
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

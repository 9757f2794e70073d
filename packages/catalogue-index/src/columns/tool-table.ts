import { type BitSet, clearBit, fillBits, hasBit, setBit, wordsFor } from '#arrays/bit-set';
import { PackedStrings } from '#arrays/packed-strings';
import { AddedOrders } from '#columns/added-orders';
import { RevisionSum } from '#columns/revision-sum';
import { SpecLists } from '#columns/spec-lists';
import { SpecMeasures } from '#columns/spec-measures';
import { SpecPairs } from '#columns/spec-pairs';
import { ColumnWriter, setStock, type ToolColumns } from '#columns/tool-columns';
import type { KeysBySlot } from '#columns/tool-orders';
import { CLASS_WEIGHTS, type IndexedTool, searchTermsOf } from '#indexed-tool';
import { ID_BYTES, type PackedCatalogue } from '#packed-catalogue';
import { PackedTexts, Vocabulary } from '#text/packed-texts';
import { TextIndex } from '#text/text-index';
import { plainLetters } from '#text/typed-words';

/** A tool added since the rest were packed. */
type AddedTool = { id: string; name: string; description: string; sku: string; specs: readonly number[] };

/** A run of slots and its columns: the tool of slot `from + n` is at position n of each. */
export type ToolRun = { from: number; count: number; columns: ToolColumns };

/**
 * The tools of the index by their slots. Most are packed and never change, except for their stock and minimum order. A tool
 * of which more changes leaves its slot and is added at the end, beside the packed ones, until all are packed anew. Takes
 * over what is packed: the caller must not use it any more.
 */
export class ToolTable {
  readonly packed: PackedCatalogue;
  readonly pairs: SpecPairs;
  readonly measures: SpecMeasures;
  readonly vocabulary: Vocabulary;
  readonly names: PackedTexts;
  readonly descriptions: PackedTexts;
  readonly skus: PackedStrings;
  readonly text: TextIndex;
  readonly orders: AddedOrders;
  /** Numbers of categories, which are numbered as they come. */
  readonly categories = new Map<string, number>();
  readonly #ids: Buffer;
  readonly #addedRevisions: number[] = [];
  readonly #specs: SpecLists;
  readonly #addedFrom: number;
  readonly #added: AddedTool[] = [];
  readonly #addedColumns = new ColumnWriter();
  readonly #addedSlots = new Map<string, number>();
  #inUse: BitSet;
  #available: BitSet;
  #arrangement = 0;
  #inUseCount: number;
  readonly #revisions: RevisionSum;

  constructor(packed: PackedCatalogue) {
    this.packed = packed;
    this.#ids = Buffer.from(packed.ids.buffer, packed.ids.byteOffset, packed.ids.byteLength);
    this.pairs = new SpecPairs(packed.specs.pairs);
    this.measures = new SpecMeasures(this.pairs);
    this.#specs = new SpecLists(packed.specs.lists);
    this.vocabulary = new Vocabulary(packed.vocabulary);
    this.names = new PackedTexts(packed.names, this.vocabulary);
    this.descriptions = new PackedTexts(packed.descriptions, this.vocabulary);
    this.skus = new PackedStrings(packed.skus);
    for (const category of packed.categories) this.categories.set(category, this.categories.size);
    const words = wordsFor(packed.count);
    this.#addedFrom = words * 32;
    this.#inUse = new Uint32Array(words);
    fillBits(this.#inUse, packed.count);
    this.#available = packed.available;
    this.#inUseCount = packed.count;
    this.#revisions = new RevisionSum(packed.fingerprint);
    this.text = new TextIndex(
      { packed: packed.terms, weights: CLASS_WEIGHTS, inUse: () => this.#inUse },
      packed.count,
    );
    this.orders = new AddedOrders(packed.orders, this.keys);
  }

  /** Those of all tools there are. Not to be kept: another one takes its place when it grows. */
  get inUse(): BitSet {
    return this.#inUse;
  }

  /** Those of tools of which at least the minimum order is available. Not to be kept. */
  get available(): BitSet {
    return this.#available;
  }

  get size(): number {
    return this.#inUseCount;
  }

  /** How many tools were added since the rest were packed, or moved. */
  get addedCount(): number {
    return this.#added.length;
  }

  /** Another number whenever a tool came, left, or changed in more than its stock and minimum order. */
  get arrangement(): number {
    return this.#arrangement;
  }

  /** A number for all that calls and pages show of all tools: the same for the same. */
  get fingerprint(): number {
    return this.#revisions.value;
  }

  /** The slots and their columns: of packed tools, and of those added. */
  get runs(): readonly ToolRun[] {
    return [
      { from: 0, count: this.packed.count, columns: this.packed.columns },
      { from: this.#addedFrom, count: this.#added.length, columns: this.#addedColumns.columns },
    ];
  }

  /** Returns a set of slots without any. */
  emptySet(): BitSet {
    return new Uint32Array(this.#inUse.length);
  }

  /** Returns a set of these slots. */
  setOf(slots: Uint32Array): BitSet {
    const set = this.emptySet();
    for (let at = 0; at < slots.length; at += 1) setBit(set, slots[at] as number);
    return set;
  }

  readonly keys: KeysBySlot = {
    createdAt: (slot) => this.#number('createdAt', slot),
    priceCents: (slot) => this.#number('priceCents', slot),
    ratingSum: (slot) => this.#number('ratingSum', slot),
    ratingCount: (slot) => this.#number('ratingCount', slot),
    name: (slot) => this.#addedAt(slot)?.name ?? this.names.at(slot),
    sku: (slot) => this.#addedAt(slot)?.sku ?? this.skus.at(slot),
    compareIds: (one, other) => {
      if (one < this.#addedFrom && other < this.#addedFrom) return one - other;
      const [a, b] = [this.id(one), this.id(other)];
      return a < b ? -1 : a > b ? 1 : 0;
    },
  };

  #number(column: keyof ToolColumns, slot: number): number {
    return slot < this.#addedFrom
      ? (this.packed.columns[column][slot] as number)
      : (this.#addedColumns.columns[column][slot - this.#addedFrom] as number);
  }

  /** Returns the units of a tool that are available. */
  quantity(slot: number): number {
    return this.#number('quantity', slot);
  }

  /** Returns the minimum order of a tool, as far as it is told apart (tool-columns). */
  moq(slot: number): number {
    return this.#number('moq', slot);
  }

  /** Returns the number of the category a tool is in. */
  category(slot: number): number {
    return this.#number('category', slot);
  }

  /** Returns the number of a category: -1 for one that no tool has. */
  numberOfCategory(category: string): number {
    return this.categories.get(category) ?? -1;
  }

  id(slot: number): string {
    const added = this.#addedAt(slot);
    return added ? added.id : this.#ids.toString('hex', slot * ID_BYTES, (slot + 1) * ID_BYTES);
  }

  revision(slot: number): number {
    return slot < this.#addedFrom
      ? (this.packed.revisions[slot] as number)
      : (this.#addedRevisions[slot - this.#addedFrom] as number);
  }

  /** Returns a tool added since the rest were packed. */
  #addedAt(slot: number): AddedTool | undefined {
    return slot < this.#addedFrom ? undefined : this.#added[slot - this.#addedFrom];
  }

  /** Calls `each` with the numbers, in SpecPairs, of a tool's specifications. */
  forEachSpec(slot: number, each: (pair: number) => void): void {
    const added = this.#addedAt(slot);
    if (added) {
      for (const pair of added.specs) each(pair);
      return;
    }
    this.#specs.forEach(slot, each);
  }

  /** Counts how many times each specification is among those of a set of slots. */
  countSpecs(slots: BitSet): Uint32Array {
    const counts = new Uint32Array(this.pairs.count);
    this.#specs.countIn(slots, counts);
    this.forEachAdded(slots, (_, { specs }) => {
      for (const pair of specs) counts[pair] = (counts[pair] as number) + 1;
    });
    return counts;
  }

  /** Puts those slots that have a specification marked with a number n into set n - 1. */
  sortOutBySpecs(slots: BitSet, marks: Uint8Array, sets: readonly BitSet[]): void {
    this.#specs.sortOut(slots, marks, sets);
    this.forEachAdded(slots, (slot, { specs }) => {
      for (const pair of specs) {
        const set = sets[(marks[pair] as number) - 1];
        if (set) setBit(set, slot);
      }
    });
  }

  /** Calls `each` with those of a set of slots that were added since the rest were packed. */
  forEachAdded(slots: BitSet, each: (slot: number, tool: AddedTool) => void): void {
    for (const [at, tool] of this.#added.entries()) {
      if (hasBit(slots, this.#addedFrom + at)) each(this.#addedFrom + at, tool);
    }
  }

  /** Returns the slot of the tool with this id, given in hex; undefined if there is none. */
  slotOf(id: string): number | undefined {
    const added = this.#addedSlots.get(id);
    if (added !== undefined) return added;
    const wanted = Buffer.from(id, 'hex');
    if (wanted.length !== ID_BYTES) return undefined;
    let [low, high] = [0, this.packed.count];
    while (low < high) {
      const middle = (low + high) >>> 1;
      const start = middle * ID_BYTES;
      if (this.#ids.compare(wanted, 0, ID_BYTES, start, start + ID_BYTES) < 0) low = middle + 1;
      else high = middle;
    }
    const isThere = low < this.packed.count && this.id(low) === id && hasBit(this.#inUse, low);
    return isThere ? low : undefined;
  }

  /** Adds a tool, or its new state. Returns false if nothing changed that calls and pages show. */
  put(tool: IndexedTool): boolean {
    const slot = this.slotOf(tool.id);
    if (slot === undefined) {
      this.#append(tool);
      return true;
    }
    const hasChanged = this.revision(slot) !== tool.revision;
    if (this.#number('placing', slot) === tool.placing) {
      this.#setRevision(slot, tool.revision);
      this.#setStock(slot, tool);
    } else {
      this.#retire(slot);
      this.#append(tool);
    }
    return hasChanged;
  }

  /** Removes a tool. Returns false if it was not there. */
  remove(id: string): boolean {
    const slot = this.slotOf(id);
    if (slot === undefined) return false;
    this.#retire(slot);
    this.#addedSlots.delete(id);
    return true;
  }

  #setRevision(slot: number, revision: number): void {
    this.#revisions.subtract(this.revision(slot));
    this.#revisions.add(revision);
    if (slot < this.#addedFrom) this.packed.revisions[slot] = revision;
    else this.#addedRevisions[slot - this.#addedFrom] = revision;
  }

  #setStock(slot: number, tool: IndexedTool): void {
    if (slot < this.#addedFrom) setStock(this.packed.columns, slot, tool);
    else setStock(this.#addedColumns.columns, slot - this.#addedFrom, tool);
    if (tool.isAvailable) setBit(this.#available, slot);
    else clearBit(this.#available, slot);
  }

  #retire(slot: number): void {
    clearBit(this.#inUse, slot);
    clearBit(this.#available, slot);
    this.#revisions.subtract(this.revision(slot));
    this.#inUseCount -= 1;
    this.text.noteUnused();
    this.#arrangement += 1;
  }

  #append(tool: IndexedTool): void {
    const slot = this.#addedFrom + this.#added.length;
    const { id, name, description } = tool;
    const specs = tool.specs.map((spec) => this.pairs.numberOf(spec));
    const category = this.categories.get(tool.category) ?? this.categories.size;
    this.categories.set(tool.category, category);
    this.#added.push({ id, name, description, sku: plainLetters(tool.sku), specs });
    this.#addedColumns.put(tool, category);
    this.#addedRevisions.push(tool.revision);
    this.#revisions.add(tool.revision);
    this.#addedSlots.set(id, slot);
    this.#growTo(slot + 1);
    setBit(this.#inUse, slot);
    this.#setStock(slot, tool);
    this.text.add(slot, searchTermsOf(tool));
    this.orders.add(slot);
    this.#inUseCount += 1;
    this.#arrangement += 1;
  }

  #growTo(slots: number): void {
    const words = wordsFor(slots);
    if (words <= this.#inUse.length) return;
    const [inUse, available] = [new Uint32Array(words), new Uint32Array(words)];
    inUse.set(this.#inUse);
    available.set(this.#available);
    this.#inUse = inUse;
    this.#available = available;
  }
}

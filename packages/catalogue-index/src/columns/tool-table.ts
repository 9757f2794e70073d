import { type BitSet, clearBit, fillBits, forEachBit, hasBit, setBit, wordsFor } from '#arrays/bit-set';
import { PackedStrings } from '#arrays/packed-strings';
import { AddedOrders } from '#columns/added-orders';
import { AddedTools } from '#columns/added-tools';
import { LatelySold } from '#columns/lately-sold';
import { RevisionSum } from '#columns/revision-sum';
import { setStock, type ToolColumns } from '#columns/tool-columns';
import { ToolIds } from '#columns/tool-ids';
import { type KeysBySlot, orderComparisons, type ToolOrder } from '#columns/tool-orders';
import { ToolSpecs } from '#columns/tool-specs';
import { TranslatedNames } from '#columns/translated-names';
import { type IndexedTool, ONLY_LANGUAGE, searchTermsOf, textsOf, translationsOf } from '#indexed-tool';
import { rulesOf } from '#languages/rules-of';
import type { PackedCatalogue } from '#packed-catalogue';
import { LanguagePacker, type PackedLanguage } from '#text/language-packer';
import { PackedTexts, Vocabulary } from '#text/packed-texts';
import { TextIndex } from '#text/text-index';

/** A run of slots and its columns: the tool of slot `from + n` is at position n of each. */
export type ToolRun = { from: number; count: number; columns: ToolColumns };

/**
 * Most tools are packed and change only in stock and minimum order. One with other changes leaves its slot and is added at
 * the end, until all are packed anew. Owns `packed` from then on: the caller must not use it any more.
 */
export class ToolTable {
  readonly packed: PackedCatalogue;
  readonly specs: ToolSpecs;
  readonly added: AddedTools;
  readonly vocabulary: Vocabulary;
  readonly names: PackedTexts;
  readonly descriptions: PackedTexts;
  readonly skus: PackedStrings;
  /** By language, the catalogue's own first. */
  readonly texts = new Map<string, TextIndex>();
  readonly orders: AddedOrders<ToolOrder>;
  readonly #translatedNames: TranslatedNames;
  /** Numbers of categories, in the order in which they first occurred. */
  readonly categories = new Map<string, number>();
  readonly sold = new LatelySold(this);
  readonly #ids: ToolIds;
  #inUse: BitSet;
  #available: BitSet;
  #arrangement = 0;
  #inUseCount: number;
  readonly #revisions: RevisionSum;

  constructor(packed: PackedCatalogue) {
    this.packed = packed;
    this.#ids = new ToolIds(packed);
    this.vocabulary = new Vocabulary(packed.vocabulary);
    this.names = new PackedTexts(packed.names, this.vocabulary);
    this.descriptions = new PackedTexts(packed.descriptions, this.vocabulary);
    this.skus = new PackedStrings(packed.skus);
    for (const category of packed.categories) this.categories.set(category, this.categories.size);
    const words = wordsFor(packed.count);
    this.added = new AddedTools(words * 32);
    this.specs = new ToolSpecs(packed.specs, this.added);
    this.#inUse = new Uint32Array(words);
    fillBits(this.#inUse, packed.count);
    this.#available = packed.available;
    this.#inUseCount = packed.count;
    this.#revisions = new RevisionSum(packed.fingerprint);
    for (const [language, words] of Object.entries(packed.languages)) this.#addLanguage(language, words);
    this.orders = new AddedOrders(packed.orders, orderComparisons(this.keys));
    this.#translatedNames = new TranslatedNames({
      packed: packed.translatedNames,
      added: this.added,
      compareIds: this.keys.compareIds,
    });
  }

  /** By the names in a language. */
  nameOrder(language: string | undefined): AddedOrders<'name'> | undefined {
    return language === undefined ? undefined : this.#translatedNames.orderIn(language);
  }

  /** The slots of all tools. Must not be stored: growing replaces the set. */
  get inUse(): BitSet {
    return this.#inUse;
  }

  /** The slots of tools of which at least the minimum order is available. Must not be stored. */
  get available(): BitSet {
    return this.#available;
  }

  get size(): number {
    return this.#inUseCount;
  }

  /** Changes whenever a tool is added, removed, or changed in more than its stock and minimum order. */
  get arrangement(): number {
    return this.#arrangement;
  }

  get fingerprint(): number {
    return this.#revisions.value;
  }

  get runs(): readonly ToolRun[] {
    return [
      { from: 0, count: this.packed.count, columns: this.packed.columns },
      { from: this.added.from, count: this.added.count, columns: this.added.columns },
    ];
  }

  #addLanguage(language: string, packed: PackedLanguage): TextIndex {
    const index = new TextIndex(
      { packed, rules: rulesOf(language), inUse: () => this.#inUse },
      this.packed.count,
    );
    this.texts.set(language, index);
    return index;
  }

  /** The index of the catalogue's own language. */
  get text(): TextIndex {
    const [first] = this.texts.values();
    return first ?? this.#addLanguage(ONLY_LANGUAGE, new LanguagePacker(ONLY_LANGUAGE).pack());
  }

  slotsInUse(): Uint32Array {
    const slots = new Uint32Array(this.#inUseCount);
    let next = 0;
    forEachBit(this.#inUse, (slot) => {
      slots[next++] = slot;
    });
    return slots;
  }

  emptySet(): BitSet {
    return new Uint32Array(this.#inUse.length);
  }

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
    name: (slot) => this.added.at(slot)?.name ?? this.names.at(slot),
    sku: (slot) => this.added.at(slot)?.sku ?? this.skus.at(slot),
    compareIds: (one, other) => {
      if (one < this.added.from && other < this.added.from) return one - other;
      const [a, b] = [this.id(one), this.id(other)];
      return a < b ? -1 : a > b ? 1 : 0;
    },
  };

  #number(column: keyof ToolColumns, slot: number): number {
    return slot < this.added.from
      ? (this.packed.columns[column][slot] as number)
      : (this.added.columns[column][slot - this.added.from] as number);
  }

  quantity(slot: number): number {
    return this.#number('quantity', slot);
  }

  /** The minimum order of a tool, up to the limit of its column (tool-columns). */
  moq(slot: number): number {
    return this.#number('moq', slot);
  }

  category(slot: number): number {
    return this.#number('category', slot);
  }

  numberOfCategory(category: string): number {
    return this.categories.get(category) ?? -1;
  }

  id(slot: number): string {
    return this.added.at(slot)?.id ?? this.#ids.at(slot);
  }

  revision(slot: number): number {
    return slot < this.added.from ? (this.packed.revisions[slot] as number) : this.added.revision(slot);
  }

  slotOf(id: string): number | undefined {
    const added = this.added.slotOf(id);
    if (added !== undefined) return added;
    const packed = this.#ids.slotOf(id);
    return packed !== undefined && hasBit(this.#inUse, packed) ? packed : undefined;
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

  remove(id: string): boolean {
    const slot = this.slotOf(id);
    if (slot === undefined) return false;
    this.#retire(slot);
    this.added.removeId(id);
    return true;
  }

  #setRevision(slot: number, revision: number): void {
    this.#revisions.subtract(this.revision(slot));
    this.#revisions.add(revision);
    if (slot < this.added.from) this.packed.revisions[slot] = revision;
    else this.added.setRevision(slot, revision);
  }

  #setStock(slot: number, tool: IndexedTool): void {
    if (slot < this.added.from) setStock(this.packed.columns, slot, tool);
    else setStock(this.added.columns, slot - this.added.from, tool);
    if (tool.isAvailable) setBit(this.#available, slot);
    else clearBit(this.#available, slot);
  }

  #retire(slot: number): void {
    clearBit(this.#inUse, slot);
    clearBit(this.#available, slot);
    this.#revisions.subtract(this.revision(slot));
    this.#inUseCount -= 1;
    for (const index of this.texts.values()) index.markUnused();
    this.#arrangement += 1;
  }

  #append(tool: IndexedTool): void {
    const specs = tool.specs.map((spec) => this.specs.pairs.numberOf(spec));
    const category = this.categories.get(tool.category) ?? this.categories.size;
    this.categories.set(tool.category, category);
    const slot = this.added.add(tool, { category, specs });
    this.#revisions.add(tool.revision);
    this.#growTo(slot + 1);
    setBit(this.#inUse, slot);
    this.#setStock(slot, tool);
    for (const [language, text] of Object.entries(textsOf(tool))) {
      const index =
        this.texts.get(language) ?? this.#addLanguage(language, new LanguagePacker(language).pack());
      const words: string[] = [];
      index.add(
        slot,
        searchTermsOf(tool.sku, text, index.rules, (word) => words.push(word)),
        words,
      );
    }
    this.orders.add(slot);
    this.#translatedNames.add(
      slot,
      translationsOf(tool).map(([language]) => language),
    );
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

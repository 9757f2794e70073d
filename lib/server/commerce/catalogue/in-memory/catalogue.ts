import 'server-only';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { TextIndex } from '@/lib/server/platform/search/text-index';
import { type CatalogueEntry, catalogueEntryOf, hasSameWords, searchTermsOf } from './catalogue-entry';

/**
 * Every tool on sale, in this process's memory, with the index of its words. Kept in step with the database by
 * current-catalogue; nothing here reads it.
 */
export class Catalogue {
  private readonly words = new TextIndex();
  private readonly slots = new Map<string, number>();
  private readonly slugs = new Map<string, number>();
  private readonly entries: (CatalogueEntry | undefined)[] = [];
  private named: readonly CatalogueEntry[] | undefined;
  private all: readonly CatalogueEntry[] | undefined;
  private changes = 0;

  /** Raised by each change of a tool that calls and pages show. */
  get version(): number {
    return this.changes;
  }

  get index(): TextIndex {
    return this.words;
  }

  at(slot: number): CatalogueEntry | undefined {
    return this.entries[slot];
  }

  find(id: string): CatalogueEntry | undefined {
    const slot = this.slots.get(id);
    return slot === undefined ? undefined : this.entries[slot];
  }

  findBySlug(slug: string): CatalogueEntry | undefined {
    const slot = this.slugs.get(slug);
    return slot === undefined ? undefined : this.entries[slot];
  }

  /** Every tool, in no particular order. */
  list(): readonly CatalogueEntry[] {
    this.all ??= this.entries.filter((entry) => entry !== undefined);
    return this.all;
  }

  /** Every tool by name, in natural order: ignoring case and accents, 9 before 10. Cached until a tool changes. */
  listByName(): readonly CatalogueEntry[] {
    if (!this.named) {
      const { compare } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
      this.named = [...this.list()].sort(
        (a, b) => compare(a.tool.name, b.tool.name) || compare(a.tool._id, b.tool._id),
      );
    }
    return this.named;
  }

  /** Adds a tool, or its new state. Returns false if nothing changed. */
  put(document: ToolDocument): boolean {
    const entry = catalogueEntryOf(document);
    const { _id: id, slug } = entry.tool;
    const slot = this.slots.get(id) ?? this.entries.length;
    const known = this.entries[slot];
    if (known && JSON.stringify(known.tool) === JSON.stringify(entry.tool)) return false;
    if (known && known.tool.slug !== slug) this.slugs.delete(known.tool.slug);
    if (!known || !hasSameWords(known.tool, entry.tool)) {
      if (known) this.words.remove(slot, searchTermsOf(known.tool));
      this.words.add(slot, searchTermsOf(entry.tool));
    }
    this.slots.set(id, slot);
    this.slugs.set(slug, slot);
    this.entries[slot] = entry;
    this.recordChange();
    return true;
  }

  /** Removes a tool. Returns false if it was not there. */
  remove(id: string): boolean {
    const slot = this.slots.get(id);
    const known = slot === undefined ? undefined : this.entries[slot];
    if (slot === undefined || !known) return false;
    this.words.remove(slot, searchTermsOf(known.tool));
    this.slots.delete(id);
    if (this.slugs.get(known.tool.slug) === slot) this.slugs.delete(known.tool.slug);
    this.entries[slot] = undefined;
    this.recordChange();
    return true;
  }

  private recordChange(): void {
    this.changes += 1;
    this.all = undefined;
    this.named = undefined;
  }
}

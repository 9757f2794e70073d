import { setImmediate } from 'node:timers/promises';
import { Catalogue } from '@forgeline/catalogue-index/catalogue';
import type { SearchWords } from '@forgeline/catalogue-index/search/search-words';
import { FreshCopy } from '@/lib/server/platform/cache/copies-in-memory';
import { refreshPublicHere } from '@/lib/server/platform/cache/public-cache';
import { log } from '@/lib/server/platform/log';
import { CATALOGUE_PAGE_SIZE } from '@/lib/shared/tools/catalogue/catalogue.schema';
import { isListed } from '../listed-tools';
import { everyListedToolAsBson } from '../tools.repository';
import type { CatalogueIndex, CatalogueSource } from './catalogue-index';
import { type ChangedTool, ChangedTools } from './changed-tools';
import { type IndexWording, indexedToolOf, OWN_WORDING } from './indexed-tool';
import type { CataloguePacking } from './pack-catalogue';

/** How late changes by other instances may be visible, even if they could not be announced. */
const MAX_AGE_MS = 1_000;
/** All tools are packed again this often, which includes changes made directly in the database, … */
const PACK_EVERY_MS = 10 * 60_000;
/** … but within this fraction of the time, … */
const PACKING_SHARE = 1 / 20;
/** … and as soon as this number of tools, or this fraction of all, was added since. */
const ADDED_MAX = 1_000;
const ADDED_SHARE = 1 / 20;
const RETRY_MS = 60_000;
const SLICE_MS = 8;

/** Data that tools are indexed and searched with besides their own texts; each has a version that changes with it. */
export type IndexInputs = {
  wording: () => Promise<{ version: string; wording: IndexWording }>;
  search: () => Promise<{ version: string; words: ReadonlyMap<string, SearchWords> }>;
  /** The units of tools that sold lately, by id: another map when they were read again. */
  sold?: () => Promise<ReadonlyMap<string, number>>;
};

const OWN_WORDS: IndexInputs = {
  wording: async () => ({ version: '', wording: OWN_WORDING }),
  search: async () => ({ version: '', words: new Map() }),
};

/** Puts changes into a catalogue in slices. Calls `onDifference` for each that calls and pages show. */
async function apply(
  catalogue: Catalogue,
  changes: readonly ChangedTool[],
  wording: IndexWording,
  onDifference: () => void = () => undefined,
): Promise<void> {
  let begunAt = performance.now();
  for (const { id, document } of changes) {
    const isDifferent =
      document && isListed(document) ? catalogue.put(indexedToolOf(document, wording)) : catalogue.remove(id);
    if (isDifferent) onDifference();
    if (performance.now() - begunAt < SLICE_MS) continue;
    await setImmediate();
    begunAt = performance.now();
  }
}

function hasManyAdded({ size, addedCount }: Catalogue): boolean {
  return addedCount > Math.max(ADDED_MAX, size * ADDED_SHARE);
}

/** Reads and packs all tools, and applies changes, each of which is read once. */
export class CatalogueLoader implements CatalogueSource {
  readonly #packing: CataloguePacking;
  readonly #words: IndexInputs;
  /** The words that the packed tools were indexed with. */
  #wording: { version: string; wording: IndexWording } = { version: '', wording: OWN_WORDING };
  /** The version of the words that a catalogue is searched with. */
  readonly #searched = new WeakMap<Catalogue, string>();
  readonly #sold = new WeakMap<Catalogue, ReadonlyMap<string, number>>();
  readonly #changes = new ChangedTools(Date.now());
  #catalogue: Catalogue | undefined;
  #isAwaited = false;
  /** Raised by each change of a tool that calls and pages show. */
  #version = 0;
  readonly #copy = new FreshCopy({ maxAgeMs: MAX_AGE_MS, read: (...due) => this.#read(...due) });
  /** The tools that changed since the packing under way began to read; and its end. */
  #changedSince: Set<string> | undefined;
  #packed: Promise<void> | undefined;
  /** The next packing; not before `#packFrom`, even after many changes. */
  #packAt = 0;
  #packFrom = 0;

  constructor(packing: CataloguePacking, words: IndexInputs = OWN_WORDS) {
    this.#packing = packing;
    this.#words = words;
  }

  /** Records that a tool was changed, here or in another instance: the next read includes the change. */
  markChanged(id: string): void {
    this.#changes.mark(id);
    this.#copy.markChanged();
  }

  async current(): Promise<CatalogueIndex> {
    if (!this.#catalogue) await this.#pack();
    await this.#copy.ensureFresh();
    const catalogue = this.#catalogue;
    if (!catalogue) return this.current();
    const { version, words } = await this.#words.search();
    if (this.#searched.get(catalogue) !== version) {
      for (const [language, own] of words) catalogue.setWords(language, own);
      this.#searched.set(catalogue, version);
    }
    const sold = await this.#words.sold?.();
    if (sold && this.#sold.get(catalogue) !== sold) {
      catalogue.setSold(sold);
      this.#sold.set(catalogue, sold);
    }
    return catalogue;
  }

  async ifReady(): Promise<CatalogueIndex | undefined> {
    if (this.#catalogue) return this.current();
    this.#isAwaited = true;
    this.#pack().catch(() => undefined);
    return undefined;
  }

  async version(): Promise<string> {
    await this.#copy.ensureFresh();
    return String(this.#version);
  }

  async #read(startedAt: number, withOthers: boolean): Promise<void> {
    for await (const batch of this.#changes.read(startedAt, withOthers)) {
      for (const { id } of batch) this.#changedSince?.add(id);
      if (!this.#catalogue) this.#version += batch.length;
      else
        await apply(this.#catalogue, batch, this.#wording.wording, () => {
          this.#version += 1;
        });
    }
    const isReworded = withOthers && (await this.#words.wording()).version !== this.#wording.version;
    if (this.#isPackingDue(startedAt, isReworded)) this.#pack().catch(reportFailure);
  }

  #isPackingDue(now: number, isReworded: boolean): boolean {
    if (!this.#catalogue || this.#packed || now < this.#packFrom) return false;
    return isReworded || now >= this.#packAt || hasManyAdded(this.#catalogue);
  }

  #pack(): Promise<void> {
    const begunAt = performance.now();
    this.#packed ??= this.#packAll()
      .catch((error: unknown) => {
        this.#packFrom = Date.now() + RETRY_MS;
        throw error;
      })
      .finally(() => {
        const tookMs = performance.now() - begunAt;
        this.#packAt = Date.now() + Math.max(PACK_EVERY_MS, tookMs / PACKING_SHARE);
        this.#packed = undefined;
        this.#changedSince = undefined;
      });
    return this.#packed;
  }

  async #packAll(): Promise<void> {
    const startedAt = Date.now();
    const changed = new Set<string>();
    this.#changedSince = changed;
    const worded = await this.#words.wording();
    const { wording } = worded;
    const restored = this.#catalogue ? undefined : await this.#restore(startedAt, wording);
    const next = restored ?? this.#open(await this.#packing.pack(everyListedToolAsBson, wording));
    const missed = new ChangedTools(startedAt);
    while (changed.size > 0) {
      for (const id of changed) missed.mark(id);
      changed.clear();
      for await (const batch of missed.read(startedAt, false)) await apply(next, batch, wording);
    }
    if (this.#catalogue?.fingerprint !== next.fingerprint) this.#version += 1;
    this.#catalogue = next;
    this.#wording = worded;
    if (this.#isAwaited) refreshPublicHere('tools');
    this.#isAwaited = false;
  }

  /**
   * The snapshot of an earlier process, with the changes since. Undefined without one, or if packing again is less
   * work.
   */
  async #restore(startedAt: number, wording: IndexWording): Promise<Catalogue | undefined> {
    const snapshot = await this.#packing.restore(wording);
    if (!snapshot) return;
    const catalogue = this.#open(snapshot.packed);
    for await (const batch of new ChangedTools(snapshot.readFrom).read(startedAt, true)) {
      await apply(catalogue, batch, wording);
      if (hasManyAdded(catalogue)) return;
    }
    return catalogue;
  }

  #open(packed: ConstructorParameters<typeof Catalogue>[0]): Catalogue {
    return new Catalogue(packed, { pageSize: CATALOGUE_PAGE_SIZE });
  }
}

function reportFailure(error: unknown): void {
  // The packed tools stay in use, and further changes are added to them.
  log().warn({ error }, 'the catalogue was not packed anew');
}

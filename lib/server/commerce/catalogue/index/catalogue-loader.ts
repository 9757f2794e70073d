import 'server-only';
import { setImmediate } from 'node:timers/promises';
import { Catalogue } from '@forgeline/catalogue-index/catalogue';
import { refreshPublicHere } from '@/lib/server/platform/cache/public-cache';
import { FreshCopy } from '@/lib/server/platform/fresh-copy';
import { log } from '@/lib/server/platform/log';
import { CATALOGUE_PAGE_SIZE } from '@/lib/shared/catalogue/catalogue.schema';
import { isListed } from '../listed-tools';
import { everyListedToolAsBson } from '../tools.repository';
import type { CatalogueIndex, CatalogueSource } from './catalogue-index';
import { type ChangedTool, ChangedTools } from './changed-tools';
import { indexedToolOf } from './indexed-tool-of';
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

/** Puts changes into a catalogue in slices. Calls `onDifference` for each that calls and pages show. */
async function apply(
  catalogue: Catalogue,
  changes: readonly ChangedTool[],
  onDifference: () => void = () => undefined,
): Promise<void> {
  let begunAt = performance.now();
  for (const { id, document } of changes) {
    const isDifferent =
      document && isListed(document) ? catalogue.put(indexedToolOf(document)) : catalogue.remove(id);
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

  constructor(packing: CataloguePacking) {
    this.#packing = packing;
  }

  /** Records that a tool was changed, here or in another instance: the next read includes the change. */
  markChanged(id: string): void {
    this.#changes.mark(id);
    this.#copy.markChanged();
  }

  async current(): Promise<CatalogueIndex> {
    if (!this.#catalogue) await this.#pack();
    await this.#copy.ensureFresh();
    return this.#catalogue ?? this.current();
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
        await apply(this.#catalogue, batch, () => {
          this.#version += 1;
        });
    }
    if (this.#isPackingDue(startedAt)) this.#pack().catch(reportFailure);
  }

  #isPackingDue(now: number): boolean {
    if (!this.#catalogue || this.#packed || now < this.#packFrom) return false;
    return now >= this.#packAt || hasManyAdded(this.#catalogue);
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
    const restored = this.#catalogue ? undefined : await this.#restore(startedAt);
    const next = restored ?? this.#open(await this.#packing.pack(everyListedToolAsBson));
    const missed = new ChangedTools(startedAt);
    while (changed.size > 0) {
      for (const id of changed) missed.mark(id);
      changed.clear();
      for await (const batch of missed.read(startedAt, false)) await apply(next, batch);
    }
    if (this.#catalogue?.fingerprint !== next.fingerprint) this.#version += 1;
    this.#catalogue = next;
    if (this.#isAwaited) refreshPublicHere('tools');
    this.#isAwaited = false;
  }

  /**
   * The snapshot of an earlier process, with the changes since. Undefined without one, or if packing again is less
   * work.
   */
  async #restore(startedAt: number): Promise<Catalogue | undefined> {
    const snapshot = await this.#packing.restore();
    if (!snapshot) return;
    const catalogue = this.#open(snapshot.packed);
    for await (const batch of new ChangedTools(snapshot.readFrom).read(startedAt, true)) {
      await apply(catalogue, batch);
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

import 'server-only';
import { setImmediate } from 'node:timers/promises';
import { refreshPublicHere } from '@/lib/server/platform/cache/public-cache';
import { log } from '@/lib/server/platform/log';
import { processSingleton } from '@/lib/server/platform/process-singleton';
import type { CatalogueIndex } from './catalogue-index';
import { type ChangedTool, ChangedTools } from './changed-tools';
import { type BuildCatalogue, buildHere } from './in-memory/build-catalogue';
import { Catalogue } from './in-memory/catalogue';
import type { CatalogueSnapshot } from './in-memory/catalogue-snapshot';
import { indexedToolOf } from './in-memory/indexed-tool';
import { isListed } from './listed-tools';
import { everyListedToolAsBson } from './tools.repository';

/** Changes by other instances are seen at most this much later, even if they could not be announced. */
const MAX_AGE_MS = 1_000;
/** All tools are packed anew this often, which also finds what was changed directly in the database, */
const PACK_EVERY_MS = 10 * 60_000;
/** but takes at most this part of the time, */
const PACKING_SHARE = 1 / 20;
/** and as soon as this number of tools, or this fraction of all, lies beside the packed ones. */
const ADDED_MAX = 1_000;
const ADDED_SHARE = 1 / 20;
/** After a failure they are packed again no sooner than this. */
const RETRY_MS = 60_000;
/** How long the catalogue may keep the thread before other work gets its turn. */
const SLICE_MS = 8;

type Packing = {
  /** The tools that changed since it began to read. */
  changed: Set<string>;
  done: Promise<void>;
};

/** Returns what an earlier process packed, if there is something of use. */
type LoadSnapshot = () => Promise<CatalogueSnapshot | undefined>;

type Held = {
  build: BuildCatalogue;
  load: LoadSnapshot | undefined;
  catalogue: Catalogue | undefined;
  /** Something public was read without it. */
  isAwaited: boolean;
  changes: ChangedTools;
  /** Raised by each change of a tool that calls and pages show. */
  version: number;
  /** How many changes this process was told of, how many of them it has read, and when it last read those of others. */
  told: number;
  readTold: number;
  readAt: number;
  reading: Promise<void> | undefined;
  packing: Packing | undefined;
  /** When the tools are packed anew; not before `packFrom`, even if many changed. */
  packAt: number;
  packFrom: number;
};

const held = () =>
  processSingleton<Held>('catalogue', () => ({
    build: buildHere,
    load: undefined,
    catalogue: undefined,
    isAwaited: false,
    changes: new ChangedTools(Date.now()),
    version: 0,
    told: 0,
    readTold: 0,
    readAt: 0,
    reading: undefined,
    packing: undefined,
    packAt: 0,
    packFrom: 0,
  }));

/** Says how tools are packed from now on, and what the first packing may begin with. */
export function packCatalogueWith(build: BuildCatalogue, load?: LoadSnapshot): void {
  Object.assign(held(), { build, load });
}

/** Records that a tool changed, here or in another instance: the next read of the catalogue includes the change. */
export function markToolChanged(id: string): void {
  const state = held();
  state.changes.tell(id);
  state.told += 1;
}

function apply(catalogue: Catalogue, { id, document }: ChangedTool): boolean {
  return document && isListed(document) ? catalogue.put(indexedToolOf(document)) : catalogue.remove(id);
}

/** Runs `work` for each, with pauses, so that nothing else waits for long. */
async function inSlices<Item>(items: readonly Item[], work: (item: Item) => void): Promise<void> {
  let begunAt = performance.now();
  for (const item of items) {
    work(item);
    if (performance.now() - begunAt < SLICE_MS) continue;
    await setImmediate();
    begunAt = performance.now();
  }
}

async function read(state: Held): Promise<void> {
  const startedAt = Date.now();
  const { told } = state;
  const withOthers = state.readAt <= startedAt - MAX_AGE_MS;
  for await (const batch of state.changes.read(startedAt, withOthers)) {
    await inSlices(batch, (change) => {
      state.packing?.changed.add(change.id);
      if (!state.catalogue || apply(state.catalogue, change)) state.version += 1;
    });
  }
  state.readTold = told;
  if (withOthers) state.readAt = startedAt;
  const isPacking = state.packing !== undefined;
  if (state.catalogue && !isPacking && isDue(state, state.catalogue, startedAt))
    pack(state).catch(reportFailure);
}

function hasManyAdded({ size, addedCount }: Catalogue): boolean {
  return addedCount > Math.max(ADDED_MAX, size * ADDED_SHARE);
}

function isDue({ packAt, packFrom }: Held, catalogue: Catalogue, now: number): boolean {
  if (now < packFrom) return false;
  return now >= packAt || hasManyAdded(catalogue);
}

function reportFailure(error: unknown): void {
  // The tools that are packed stay in use, and what changes goes on to lie beside them.
  log().warn({ error }, 'the catalogue was not packed anew');
}

/**
 * Returns what an earlier process packed, with what changed since. Undefined where there is nothing, or so much changed that packing all
 * is less work.
 */
async function restoreCatalogue({ load }: Held, startedAt: number): Promise<Catalogue | undefined> {
  const snapshot = await load?.();
  if (!snapshot) return;
  const catalogue = new Catalogue(snapshot.packed);
  for await (const batch of new ChangedTools(snapshot.readFrom).read(startedAt, true)) {
    await inSlices(batch, (change) => void apply(catalogue, change));
    if (hasManyAdded(catalogue)) return;
  }
  return catalogue;
}

/** Packs all tools, beside what goes on, and then uses them. Rejects with the driver's errors. */
function pack(state: Held): Promise<void> {
  state.packing ??= beginPacking(state);
  return state.packing.done;
}

function beginPacking(state: Held): Packing {
  const changed = new Set<string>();
  const startedAt = Date.now();
  const begunAt = performance.now();
  const packAll = async () => {
    const restored = state.catalogue ? undefined : await restoreCatalogue(state, startedAt);
    const next = restored ?? new Catalogue(await state.build(everyListedToolAsBson));
    const own = new ChangedTools(startedAt);
    while (changed.size > 0) {
      for (const id of changed) own.tell(id);
      changed.clear();
      for await (const batch of own.read(startedAt, false)) {
        await inSlices(batch, (change) => void apply(next, change));
      }
    }
    if (state.catalogue?.fingerprint !== next.fingerprint) state.version += 1;
    state.catalogue = next;
    if (state.isAwaited) refreshPublicHere('tools');
    state.isAwaited = false;
  };
  const end = () => {
    const tookMs = performance.now() - begunAt;
    state.packAt = Date.now() + Math.max(PACK_EVERY_MS, tookMs / PACKING_SHARE);
    state.packing = undefined;
  };
  const fail = (error: unknown) => {
    state.packFrom = Date.now() + RETRY_MS;
    throw error;
  };
  return { changed, done: packAll().catch(fail).finally(end) };
}

/**
 * Makes sure that this process knows of its own changes until now, and of any other's until a second ago. Costs two reads at most,
 * however long one takes. Throws the driver's errors while the database cannot be read.
 */
async function catchUp(state: Held): Promise<void> {
  const wanted = state.told;
  // By the moment of the call, not of each turn: a read that takes longer than this would never be young enough.
  const oldest = Date.now() - MAX_AGE_MS;
  while (state.readTold < wanted || state.readAt <= oldest) {
    state.reading ??= read(state).finally(() => {
      state.reading = undefined;
    });
    await state.reading;
  }
}

/**
 * Returns the index of every tool that public lists hold: as of the last change made by this process, and of any other's at most a second
 * before the call. Waits for the tools to be packed once. Throws the driver's errors while the database cannot be read,
 * rather than return a stale catalogue.
 */
export async function currentCatalogue(): Promise<CatalogueIndex> {
  const state = held();
  if (!state.catalogue) await pack(state);
  await catchUp(state);
  return state.catalogue ?? currentCatalogue();
}

/**
 * Returns the same as `currentCatalogue`, or undefined as long as the tools are not packed; begins to pack them. What is public and was
 * read without it is stale once they are.
 */
export async function catalogueIfReady(): Promise<CatalogueIndex | undefined> {
  const state = held();
  if (state.catalogue) return currentCatalogue();
  state.isAwaited = true;
  pack(state).catch(() => undefined);
  return undefined;
}

/** Returns a version of the current catalogue: another one after each change of a tool. Throws like `currentCatalogue`. */
export async function catalogueVersion(): Promise<string> {
  const state = held();
  await catchUp(state);
  return String(state.version);
}

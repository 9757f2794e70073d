import 'server-only';
import { processSingleton } from '@/lib/server/platform/process-singleton';
import { Catalogue } from './in-memory/catalogue';
import { isListed } from './listed-tools';
import { findRemovedSince } from './removed-tools.repository';
import { everyTool, findToolsChangedSince } from './tools.repository';

/** Changes by other instances are seen at most this much later, even if they could not be announced. */
const MAX_AGE_MS = 1_000;
/** Changes made directly in the database are seen after this. */
const RECONCILE_EVERY_MS = 10 * 60_000;
/**
 * A change is dated by the process that makes it, before its transaction commits. Reading this far back again misses none, with
 * transactions of at most a minute and clocks that differ by less than another.
 */
const OVERLAP_MS = 2 * 60_000;

type Held = {
  catalogue: Catalogue;
  /** Raised by each change this process makes; what was read before it is out of date. */
  changes: number;
  /** Which change the catalogue includes, and when it was read. */
  readChanges: number;
  readAt: number;
  reconciledAt: number;
  reading: Promise<void> | undefined;
};

const held = () =>
  processSingleton<Held>('catalogue', () => ({
    catalogue: new Catalogue(),
    changes: 0,
    readChanges: -1,
    readAt: 0,
    reconciledAt: 0,
    reading: undefined,
  }));

/** Reads every tool and updates the catalogue: adds new and changed ones, removes those that are gone. */
async function reconcile(catalogue: Catalogue): Promise<void> {
  const present = new Set<string>();
  for await (const document of await everyTool()) {
    if (!isListed(document)) continue;
    catalogue.put(document);
    present.add(document._id.toHexString());
  }
  for (const { tool } of catalogue.list()) if (!present.has(tool._id)) catalogue.remove(tool._id);
}

async function catchUp(catalogue: Catalogue, since: Date): Promise<void> {
  const [changed, removed] = await Promise.all([findToolsChangedSince(since), findRemovedSince(since)]);
  const gone = new Set(removed.map(({ _id }) => _id.toHexString()));
  for (const document of changed) {
    const id = document._id.toHexString();
    if (!isListed(document)) gone.add(id);
    else if (!gone.has(id)) catalogue.put(document);
  }
  for (const id of gone) catalogue.remove(id);
}

async function read(state: Held): Promise<void> {
  const startedAt = Date.now();
  const changes = state.changes;
  if (startedAt - state.reconciledAt >= RECONCILE_EVERY_MS) {
    await reconcile(state.catalogue);
    state.reconciledAt = startedAt;
  } else {
    await catchUp(state.catalogue, new Date(state.readAt - OVERLAP_MS));
  }
  state.readChanges = changes;
  state.readAt = startedAt;
}

/** Records that tools changed: the next read of the catalogue includes the change. */
export function markCatalogueChanged(): void {
  held().changes += 1;
}

/**
 * Every tool on sale with its search index: as of the last change made by this process, and of any other's at most a
 * second before the call. Costs two reads at most, however long one takes. Throws the driver's errors while the database
 * cannot be read, rather than return a stale catalogue.
 */
export async function currentCatalogue(): Promise<Catalogue> {
  const state = held();
  const wanted = state.changes;
  // By the moment of the call, not of each turn: a read that takes longer than this would never be young enough.
  const oldest = Date.now() - MAX_AGE_MS;
  while (state.readChanges < wanted || state.readAt <= oldest) {
    state.reading ??= read(state).finally(() => {
      state.reading = undefined;
    });
    await state.reading;
  }
  return state.catalogue;
}

/** Returns a version of the current catalogue: another one after each change of a tool. Throws like `currentCatalogue`. */
export async function catalogueVersion(): Promise<string> {
  return String((await currentCatalogue()).version);
}

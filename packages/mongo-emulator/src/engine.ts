import type { Command } from '#command';
import { COLLECTION_COMMANDS } from '#commands/catalog/collection-commands';
import { INDEX_COMMANDS } from '#commands/catalog/index-commands';
import { AGGREGATE } from '#commands/read/aggregate';
import { GET_MORE, KILL_CURSORS } from '#commands/read/cursor-commands';
import { DISTINCT } from '#commands/read/distinct';
import { EXPLAIN } from '#commands/read/explain';
import { FIND } from '#commands/read/find';
import type { ServerParameters } from '#commands/server/parameters';
import { SESSION_COMMANDS } from '#commands/server/session-commands';
import { FIND_AND_MODIFY } from '#commands/write/find-and-modify';
import { WRITE_COMMANDS } from '#commands/write/write-commands';
import type { ClusterClock } from '#session/cluster-clock';
import { Locks } from '#storage/locks';
import type { Document } from './bson';
import { Catalog } from './catalog/catalog';
import { bindCommand, type EngineCommand, type EngineParts } from './commands/engine-command';
import { Cursors } from './cursors';
import { Expiry } from './expiry';
import { Sessions } from './session/sessions';
import { SnapshotReads } from './session/snapshot-reads';
import { Store } from './storage/store';
import { sweepGarbage } from './storage/sweeper';
import { Writer } from './storage/writer';

const COMMANDS: EngineCommand[] = [
  FIND,
  GET_MORE,
  KILL_CURSORS,
  FIND_AND_MODIFY,
  DISTINCT,
  AGGREGATE,
  EXPLAIN,
  ...WRITE_COMMANDS,
  ...INDEX_COMMANDS,
  ...COLLECTION_COMMANDS,
  ...SESSION_COMMANDS,
];

export type Engine = {
  commands: readonly Command[];
  stats(): Document;
  /** Aborts open transactions, waits for writes under way and releases the folder. */
  close(): Promise<void>;
};

export type EngineOptions = {
  folder: string;
  sync: boolean;
  log(line: string): void;
  parameters: ServerParameters;
  clock: ClusterClock;
};

/** Rejects with one clear line if the folder is in use, full or not writable. */
export async function openEngine({ folder, sync, log, parameters, clock }: EngineOptions): Promise<Engine> {
  const store = Store.open(folder, { sync });
  const catalog = await openCatalog(store);
  const writer = new Writer(store, {
    beforeCommit: () => catalog.flush(),
    afterFailure: () => catalog.load(),
    log,
  });
  const locks = new Locks();
  const sessions = new Sessions(store, writer, catalog, locks);
  const snapshots = new SnapshotReads(store, catalog, clock);
  const cursors = new Cursors();
  let isClosing = false;
  let sweeping: Promise<void> | undefined;
  const sweep = (): void => {
    sweeping ??= sweepGarbage(store, writer, () => isClosing)
      .catch((error: unknown) => log(`sweeping up failed: ${(error as Error).message}`))
      .finally(() => {
        sweeping = undefined;
      });
  };
  const parts: EngineParts = {
    store,
    writer,
    catalog,
    locks,
    sessions,
    snapshots,
    cursors,
    parameters,
    sweep,
  };
  const expiry = new Expiry(parts, log);
  sweep();
  return {
    commands: COMMANDS.map((command) => bindCommand(parts, command)),
    stats: () => ({
      collections: catalog.list().length,
      openCursors: cursors.count,
      openTransactions: sessions.openTransactions,
      storedBytes: store.usedBytes(),
    }),
    async close() {
      isClosing = true;
      sessions.abortAll();
      snapshots.releaseIdle(Number.NEGATIVE_INFINITY);
      await expiry.stop();
      await sweeping;
      await writer.idle();
      await store.close();
    },
  };
}

async function openCatalog(store: Store): Promise<Catalog> {
  try {
    return new Catalog(store);
  } catch (error) {
    await store.close();
    throw error;
  }
}

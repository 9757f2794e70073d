import { join } from 'node:path';
import { takeDataFolder } from '@forgeline/emulator-kit/data-folder';
import { open, type RootDatabase, type Transaction } from 'lmdb';
import { MongoError } from '#errors';
import type { Entry, View, WritableView } from './view';

/** Address space only: the file grows as data does. */
const MAP_BYTES = 64 * 1024 ** 3;

/** One for each open transaction and each shared snapshot; cursors need none. */
const MAX_SNAPSHOTS = 1000;

const FIRST_CHUNK = 8;
const LARGEST_CHUNK = 256;

/** An unchanging state of the store. Must be released. */
export type Snapshot = View & {
  readonly lastRead: number;
  release(): void;
};

/**
 * LMDB in one folder. A write that returned is on disk, or with `sync: false` with the operating system; one that threw, or whose
 * process died, left nothing.
 */
export class Store implements WritableView {
  private constructor(
    private readonly database: RootDatabase<Buffer, Buffer>,
    private readonly unlock: () => void,
  ) {}

  /** Opens or creates the store in `folder`. Throws a one-line error if another process has it. */
  static open(folder: string, { sync }: { sync: boolean }): Store {
    const unlock = takeDataFolder(folder, 'server.lock');
    try {
      const database = open<Buffer, Buffer>({
        path: join(folder, 'data.mdb'),
        noSubdir: true,
        encoding: 'binary',
        keyEncoding: 'binary',
        overlappingSync: false,
        noSync: !sync,
        mapSize: MAP_BYTES,
        maxReaders: MAX_SNAPSHOTS,
      });
      return new Store(database, unlock);
    } catch (error) {
      unlock();
      throw new Error(`cannot open the data in ${folder}: ${(error as Error).message}`);
    }
  }

  get(key: Buffer): Buffer | undefined {
    return this.database.getBinary(key);
  }

  range(lower: Buffer, upper: Buffer, reverse = false): Iterable<Entry> {
    return this.scan(lower, upper, reverse);
  }

  /** Only inside `write`. */
  put(key: Buffer, value: Buffer): void {
    this.database.put(key, value);
  }

  /** Only inside `write`. */
  remove(key: Buffer): void {
    this.database.remove(key);
  }

  /** Runs `work`, which reads and writes, as one atomic change, done when this returns. */
  write(work: () => void): void {
    this.database.transactionSync(() => {
      work();
    });
  }

  /** The committed state as it is now. Reading it after its release throws code 239. */
  snapshot(): Snapshot {
    this.database.resetReadTxn();
    const transaction = this.database.useReadTransaction();
    let isReleased = false;
    let lastRead = performance.now();
    const requireHeld = (): void => {
      if (isReleased) throw new MongoError('SnapshotTooOld', 'The snapshot is no longer available');
      lastRead = performance.now();
    };
    return {
      get lastRead() {
        return lastRead;
      },
      get: (key) => {
        requireHeld();
        return (this.database.getBinary as (key: Buffer, options: object) => Buffer | undefined).call(
          this.database,
          key,
          { transaction },
        );
      },
      range: (lower, upper, reverse = false) =>
        this.scan(lower, upper, reverse, { transaction, requireHeld }),
      release: () => {
        if (isReleased) return;
        isReleased = true;
        transaction.done();
      },
    };
  }

  usedBytes(): number {
    const stats = this.database.getStats() as { root?: { pageSize?: number }; lastPageNumber?: number };
    return (stats.root?.pageSize ?? 4096) * ((stats.lastPageNumber ?? 0) + 1);
  }

  async close(): Promise<void> {
    await this.database.close();
    this.unlock();
  }

  /** Reads in chunks without holding a cursor in between, so that an iterator may pause for any time. */
  private *scan(
    lower: Buffer,
    upper: Buffer,
    reverse: boolean,
    held?: { transaction: Transaction; requireHeld(): void },
  ): Generator<Entry> {
    let size = FIRST_CHUNK;
    let start = reverse ? upper : lower;
    let exclusiveStart = reverse;
    while (true) {
      held?.requireHeld();
      const chunk = this.database
        .getRange({
          start,
          end: reverse ? lower : upper,
          reverse,
          limit: size,
          exclusiveStart,
          inclusiveEnd: reverse,
          ...(held ? { transaction: held.transaction } : {}),
        } as Parameters<RootDatabase<Buffer, Buffer>['getRange']>[0])
        .map(({ key, value }) => ({ key: asBuffer(key), value })).asArray as unknown as Entry[];
      yield* chunk;
      if (chunk.length < size) return;
      start = (chunk.at(-1) as Entry).key;
      exclusiveStart = true;
      size = Math.min(size * 4, LARGEST_CHUNK);
    }
  }
}

function asBuffer(key: Uint8Array): Buffer {
  return Buffer.isBuffer(key) ? key : Buffer.from(key.buffer, key.byteOffset, key.byteLength);
}

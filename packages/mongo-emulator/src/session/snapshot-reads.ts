import type { Timestamp } from 'bson';
import type { Catalog } from '#catalog/catalog';
import type { Collection } from '#catalog/collection';
import type { ClusterClock } from '#commands/server/cluster-clock';
import { MongoError } from '#errors';
import type { Snapshot, Store } from '#storage/store';
import type { View } from '#storage/view';

/** A state of the whole store that several reads of one client share. */
export type HeldSnapshot = {
  /** The cluster time by which clients refer to it. */
  readonly time: Timestamp;
  readonly view: View;
  /** A collection. Throws code 246 if it or its indexes are not what they were when the snapshot was taken. */
  get(namespace: string): Collection | undefined;
};

type Entry = { snapshot: Snapshot; held: HeldSnapshot };

/** More are not kept at a time, for the store serves a limited number and cannot reuse their space. */
const MOST_KEPT = 100;

/** The snapshots of reads outside transactions, kept for a while after the last read from each. */
export class SnapshotReads {
  private readonly entries = new Map<string, Entry>();

  constructor(
    private readonly store: Store,
    private readonly catalog: Catalog,
    private readonly clock: ClusterClock,
  ) {}

  /** The snapshot of that time, or a new one. Throws code 239 if it is kept no longer. */
  open(time?: Timestamp): HeldSnapshot {
    const entry = time ? this.entries.get(time.toString()) : this.take();
    if (!entry) {
      throw new MongoError('SnapshotTooOld', `The snapshot of ${time} is not kept any more`);
    }
    return entry.held;
  }

  private take(): Entry {
    if (this.entries.size >= MOST_KEPT) this.releaseLeastRecent();
    const snapshot = this.store.snapshot();
    const time = this.clock.advance();
    const takenAt = this.catalog.changes;
    const get = (namespace: string): Collection | undefined => this.catalog.getAsOf(namespace, takenAt);
    const entry = { snapshot, held: { time, view: snapshot, get } };
    this.entries.set(time.toString(), entry);
    return entry;
  }

  /** Releases the snapshots that were not read from for so long. */
  releaseIdle(milliseconds: number): void {
    const limit = performance.now() - milliseconds;
    for (const [key, { snapshot }] of this.entries) {
      if (snapshot.lastRead <= limit) this.release(key);
    }
  }

  private releaseLeastRecent(): void {
    const [first] = [...this.entries].sort(([, a], [, b]) => a.snapshot.lastRead - b.snapshot.lastRead);
    if (first) this.release(first[0]);
  }

  private release(key: string): void {
    this.entries.get(key)?.snapshot.release();
    this.entries.delete(key);
  }
}

import type { Timestamp } from 'bson';
import type { Catalog } from '#catalog/catalog';
import type { Collection } from '#catalog/collection';
import { MongoError } from '#errors';
import type { ClusterClock } from '#session/cluster-clock';
import type { Snapshot, Store } from '#storage/store';
import type { View } from '#storage/view';

export type SharedSnapshot = {
  readonly time: Timestamp;
  readonly view: View;
  /** A collection. Throws code 246 if it or its indexes are not what they were when the snapshot was taken. */
  get(namespace: string): Collection | undefined;
};

type Entry = { snapshot: Snapshot; shared: SharedSnapshot };

/** No more are open at a time, since the store serves a limited number and cannot reuse their space. */
const MAX_OPEN = 100;

export class SnapshotReads {
  private readonly entries = new Map<string, Entry>();

  constructor(
    private readonly store: Store,
    private readonly catalog: Catalog,
    private readonly clock: ClusterClock,
  ) {}

  /** The snapshot of that time, or a new one. Throws code 239 if it was released. */
  open(time?: Timestamp): SharedSnapshot {
    const entry = time ? this.entries.get(time.toString()) : this.take();
    if (!entry) {
      throw new MongoError('SnapshotTooOld', `The snapshot of ${time} is no longer available`);
    }
    return entry.shared;
  }

  private take(): Entry {
    if (this.entries.size >= MAX_OPEN) this.releaseLeastRecent();
    const snapshot = this.store.snapshot();
    const time = this.clock.advance();
    const takenAt = this.catalog.changes;
    const get = (namespace: string): Collection | undefined => this.catalog.getAsOf(namespace, takenAt);
    const entry = { snapshot, shared: { time, view: snapshot, get } };
    this.entries.set(time.toString(), entry);
    return entry;
  }

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

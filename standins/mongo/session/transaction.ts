import type { Catalog } from '@/standins/mongo/catalog/catalog';
import type { Collection } from '@/standins/mongo/catalog/collection';
import { MongoStandinError } from '@/standins/mongo/errors';
import { Overlay } from '@/standins/mongo/storage/overlay';
import type { Snapshot, Store } from '@/standins/mongo/storage/store';
import type { LockHolder, Locks } from '@/standins/mongo/write/locks';
import type { WriteTarget } from '@/standins/mongo/write/write-target';

const TRANSIENT = { errorLabels: ['TransientTransactionError'] };

function writeConflict(): MongoStandinError {
  return new MongoStandinError(
    'WriteConflict',
    'Caused by :: Write conflict during plan execution and yielding is disabled. :: Please retry your operation or multi-document transaction.',
    TRANSIENT,
  );
}

/**
 * An open transaction: reads the state at its first command with its own changes on top, and holds what it changed
 * against everybody else until it ends.
 */
export class Transaction implements WriteTarget, LockHolder {
  readonly view: Overlay;
  readonly ended: Promise<void>;
  readonly startedAt = performance.now();
  private readonly snapshot: Snapshot;
  private readonly startedAtChange: number;
  private readonly held = new Map<string, Buffer>();
  private readonly counts = new Map<string, { documents: number; bytes: number }>();
  /** Collections made since the snapshot by this very transaction: there is nothing in them that it could miss. */
  private readonly created = new Set<number>();
  private end: () => void = () => undefined;
  private isOver = false;

  constructor(
    private readonly store: Store,
    private readonly catalog: Catalog,
    private readonly locks: Locks,
  ) {
    this.snapshot = store.snapshot();
    this.view = new Overlay(this.snapshot);
    this.startedAtChange = catalog.changes;
    this.ended = new Promise((resolve) => {
      this.end = resolve;
    });
  }

  noteCreated(collection: Collection): void {
    this.created.add(collection.id);
  }

  /** Throws code 246 if the collection or its indexes are not what they were when the snapshot was taken. */
  requireUnchanged(collection: Collection): void {
    if (collection.changedAt <= this.startedAtChange || this.created.has(collection.id)) return;
    throw new MongoStandinError(
      'SnapshotUnavailable',
      `Unable to read from a snapshot due to pending collection catalog changes to collection '${collection.namespace}'; please retry the operation.`,
      TRANSIENT,
    );
  }

  /** Throws code 112 if another transaction holds the key, or it was changed since the snapshot. */
  claim(key: Buffer): void {
    const text = key.toString('latin1');
    if (this.held.has(text)) return;
    if (this.locks.holderOf(key)) throw writeConflict();
    const now = this.store.get(key);
    const then = this.snapshot.get(key);
    const isUnchanged = now === then || (now !== undefined && then !== undefined && now.equals(then));
    if (!isUnchanged) throw writeConflict();
    this.held.set(text, key);
    this.locks.take(key, this);
  }

  addToCount(collection: Collection, documents: number, bytes: number): void {
    const sum = this.counts.get(collection.namespace) ?? { documents: 0, bytes: 0 };
    this.counts.set(collection.namespace, { documents: sum.documents + documents, bytes: sum.bytes + bytes });
  }

  get hasWritten(): boolean {
    return this.view.size > 0;
  }

  /** Writes all changes to the store. Inside a write. */
  apply(): void {
    for (const [key, value] of this.view.entries()) {
      if (value) this.store.put(key, value);
      else this.store.remove(key);
    }
    for (const [namespace, { documents, bytes }] of this.counts) {
      const collection = this.catalog.get(namespace);
      if (collection) this.catalog.addToCount(collection, documents, bytes);
    }
  }

  /** Lets go of everything. May be called more than once. */
  finish(): void {
    if (this.isOver) return;
    this.isOver = true;
    this.locks.release(this.held.values());
    this.snapshot.release();
    this.end();
  }
}

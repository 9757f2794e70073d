import type { Document } from '@/standins/mongo/bson';
import type { Catalog } from '@/standins/mongo/catalog/catalog';
import type { Collection } from '@/standins/mongo/catalog/collection';
import { MongoStandinError } from '@/standins/mongo/errors';
import { catalogKey } from '@/standins/mongo/storage/keys';
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
  private readonly counts = new Map<Collection, { documents: number; bytes: number }>();
  /** Collections made by this transaction, by their namespaces; nobody else sees them before it commits. */
  private readonly created = new Map<string, Collection>();
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

  /**
   * A collection as this transaction sees it. Throws code 246 if it or its indexes are not what they were when the
   * snapshot was taken.
   */
  collection(namespace: string): Collection | undefined {
    const own = this.created.get(namespace);
    if (own) return own;
    const collection = this.catalog.get(namespace);
    if (!collection || collection.changedAt <= this.startedAtChange) return collection;
    throw new MongoStandinError(
      'SnapshotUnavailable',
      `Unable to read from a snapshot due to pending collection catalog changes to collection '${namespace}'; please retry the operation.`,
      TRANSIENT,
    );
  }

  hasCreated(collection: Collection): boolean {
    return this.created.get(collection.namespace) === collection;
  }

  /** Makes a collection that appears with the commit. Throws codes 73, and 112 if somebody else is making it. */
  createCollection(database: string, name: string, options: Document = {}): Collection {
    const collection = this.catalog.draft(database, name, options);
    this.claim(catalogKey(collection.namespace));
    this.created.set(collection.namespace, collection);
    return collection;
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
    const sum = this.counts.get(collection) ?? { documents: 0, bytes: 0 };
    this.counts.set(collection, { documents: sum.documents + documents, bytes: sum.bytes + bytes });
  }

  get hasWritten(): boolean {
    return this.view.size > 0 || this.created.size > 0;
  }

  /** Writes all changes to the store. Inside a write. Throws code 112 if a collection was read anew since. */
  apply(): void {
    for (const collection of this.counts.keys()) {
      const isOwn = this.hasCreated(collection);
      if (!isOwn && this.catalog.get(collection.namespace) !== collection) throw writeConflict();
    }
    for (const collection of this.created.values()) this.catalog.register(collection);
    for (const [key, value] of this.view.entries()) {
      if (value) this.store.put(key, value);
      else this.store.remove(key);
    }
    for (const [collection, { documents, bytes }] of this.counts) {
      this.catalog.addToCount(collection, documents, bytes);
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

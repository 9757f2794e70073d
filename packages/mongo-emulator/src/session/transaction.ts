import type { Catalog } from '#catalog/catalog';
import type { Collection } from '#catalog/collection';
import { MongoError } from '#errors';
import type { WriteTarget } from '#session/write-target';
import { catalogKey } from '#storage/keys';
import type { LockHolder, Locks } from '#storage/locks';
import { Overlay } from '#storage/overlay';
import type { Snapshot, Store } from '#storage/store';

function writeConflict(): MongoError {
  return new MongoError('WriteConflict', 'Write conflict: please retry your transaction');
}

/** Reads the state as of its first command with its own changes on top; locks what it changes until it ends. */
export class Transaction implements WriteTarget, LockHolder {
  readonly view: Overlay;
  readonly ended: Promise<void>;
  readonly startedAt = performance.now();
  private readonly snapshot: Snapshot;
  private readonly startedAtChange: number;
  private readonly held = new Map<string, Buffer>();
  private readonly counts = new Map<Collection, { documents: number; bytes: number }>();
  /** Collections created by this transaction, by namespace; invisible to others until it commits. */
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

  /** Throws code 246 if it or its indexes are not what they were when the snapshot was taken. */
  get(namespace: string): Collection | undefined {
    return this.created.get(namespace) ?? this.catalog.getAsOf(namespace, this.startedAtChange);
  }

  hasCreated(collection: Collection): boolean {
    return this.created.get(collection.namespace) === collection;
  }

  /** Creates a collection that appears with the commit. Throws codes 73, and 112 if another transaction creates it. */
  createCollection(database: string, name: string): Collection {
    const collection = this.catalog.draft(database, name);
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

  markMultikey(collection: Collection): void {
    this.catalog.markMultikey(collection);
  }

  get hasWritten(): boolean {
    return this.view.size > 0 || this.created.size > 0;
  }

  /** Writes all changes to the store. Inside a write. Throws code 112 if the catalog was reloaded in the meantime. */
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

  /** Releases snapshot and locks. May be called more than once. */
  finish(): void {
    if (this.isOver) return;
    this.isOver = true;
    this.locks.release(this.held.values());
    this.snapshot.release();
    this.end();
  }
}

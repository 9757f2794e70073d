import type { Catalog } from '#catalog/catalog';
import type { Collection } from '#catalog/collection';
import { HeldByTransaction } from '#storage/held-by-transaction';
import type { Locks } from '#storage/locks';
import { Overlay } from '#storage/overlay';
import type { Store } from '#storage/store';
import type { WritableView } from '#storage/view';

export interface WriteTarget {
  readonly view: WritableView;
  /** Before a document or key of a unique index is changed. Throws HeldByTransaction or code 112. */
  claim(key: Buffer): void;
  addToCount(collection: Collection, documents: number, bytes: number): void;
  markMultikey(collection: Collection): void;
}

/** Writes to the store directly. Only for statements that check everything before their first change. */
export class DirectTarget implements WriteTarget {
  constructor(
    readonly view: Store,
    private readonly locks: Locks,
    private readonly catalog: Catalog,
  ) {}

  claim(key: Buffer): void {
    const holder = this.locks.holderOf(key);
    if (holder) throw new HeldByTransaction(holder.ended);
  }

  addToCount(collection: Collection, documents: number, bytes: number): void {
    this.catalog.addToCount(collection, documents, bytes);
  }

  markMultikey(collection: Collection): void {
    this.catalog.markMultikey(collection);
  }
}

/** Collects changes until they are applied, so that a statement of many changes can be abandoned halfway. */
export class StagedTarget implements WriteTarget {
  readonly view: Overlay;
  private counts = new Map<Collection, { documents: number; bytes: number }>();

  constructor(private readonly below: DirectTarget) {
    this.view = new Overlay(below.view);
  }

  claim(key: Buffer): void {
    this.below.claim(key);
  }

  addToCount(collection: Collection, documents: number, bytes: number): void {
    const sum = this.counts.get(collection) ?? { documents: 0, bytes: 0 };
    this.counts.set(collection, { documents: sum.documents + documents, bytes: sum.bytes + bytes });
  }

  markMultikey(collection: Collection): void {
    this.below.markMultikey(collection);
  }

  apply(): void {
    for (const [key, value] of this.view.entries()) {
      if (value) this.below.view.put(key, value);
      else this.below.view.remove(key);
    }
    for (const [collection, { documents, bytes }] of this.counts) {
      this.below.addToCount(collection, documents, bytes);
    }
  }
}

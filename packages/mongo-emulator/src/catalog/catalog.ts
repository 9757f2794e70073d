import { UUID } from 'bson';
import { type Document, decode, encode } from '#bson';
import { MongoError } from '#errors';
import {
  CATALOG_PREFIX,
  catalogKey,
  countersKey,
  documentPrefix,
  garbageKey,
  indexPrefix,
  metaKey,
  recordIdOf,
} from '#storage/keys';
import type { Store } from '#storage/store';
import { endOfPrefix } from '#storage/view';
import { Collection } from './collection';
import { defineIndex, type IndexDefinition, type StoredIndex } from './index-definition';
import { requireCollectionName, requireDatabaseName } from './namespace';

type StoredCollection = { id: number; uuid: UUID; indexes: StoredIndex[] };

const NEXT_ID = metaKey('nextId');

/** In memory. Changes inside a write are stored by `flush`; after a failed write `load` reads everything again. */
export class Catalog {
  private collections = new Map<string, Collection>();
  private readonly removals = new Map<string, number>();
  private readonly dirty = new Set<Collection>();
  private readonly dirtyCounters = new Set<Collection>();
  private nextId = 1;
  private areIdsDirty = false;
  changes = 0;

  constructor(private readonly store: Store) {
    this.load();
  }

  load(): void {
    this.dirty.clear();
    this.dirtyCounters.clear();
    this.changes += 1;
    this.nextId = Math.max(this.nextId, this.store.get(NEXT_ID)?.readUInt32BE(0) ?? 1);
    const before = this.collections;
    this.collections = new Map();
    for (const { key, value } of this.store.range(CATALOG_PREFIX, endOfPrefix(CATALOG_PREFIX))) {
      const namespace = key.toString('utf8', 1);
      const collection = this.restore(namespace, decode(value) as StoredCollection);
      // Open transactions may hold numbers that are not stored yet.
      const previous = before.get(namespace);
      if (previous?.id === collection.id) {
        collection.nextRecordId = Math.max(collection.nextRecordId, previous.nextRecordId);
      }
      this.collections.set(namespace, collection);
    }
  }

  private restore(namespace: string, stored: StoredCollection): Collection {
    const dot = namespace.indexOf('.');
    const database = namespace.slice(0, dot);
    const name = namespace.slice(dot + 1);
    const collection = new Collection(stored.id, database, name, stored.uuid);
    collection.indexes = stored.indexes.map(defineIndex);
    collection.changedAt = this.changes;
    const counters = this.store.get(countersKey(stored.id));
    if (counters) {
      collection.count = counters.readDoubleBE(0);
      collection.bytes = counters.readDoubleBE(8);
    }
    const prefix = documentPrefix(stored.id);
    for (const { key } of this.store.range(prefix, endOfPrefix(prefix), true)) {
      collection.nextRecordId = recordIdOf(key) + 1;
      break;
    }
    return collection;
  }

  get(namespace: string): Collection | undefined {
    return this.collections.get(namespace);
  }

  /** A collection for a reader of a snapshot. Throws code 246 if it or its indexes have changed since that change. */
  getAsOf(namespace: string, change: number): Collection | undefined {
    const collection = this.collections.get(namespace);
    const changedAt = collection?.changedAt ?? this.removals.get(namespace) ?? 0;
    if (changedAt <= change) return collection;
    throw new MongoError(
      'SnapshotUnavailable',
      `Unable to read '${namespace}' from a snapshot that is older than it`,
    );
  }

  list(database?: string): Collection[] {
    const all = [...this.collections.values()].filter(
      (collection) => database === undefined || collection.database === database,
    );
    return all.sort((a, b) => (a.namespace < b.namespace ? -1 : 1));
  }

  /** Creates a collection with its index of `_id`. Inside a write. Throws code 73 for a bad name. */
  create(database: string, name: string): Collection {
    const collection = this.draft(database, name);
    this.register(collection);
    return collection;
  }

  /** A collection that is invisible until it is registered. Throws code 73 for a bad name. */
  draft(database: string, name: string): Collection {
    requireDatabaseName(database);
    requireCollectionName(database, name);
    const differing = this.list().find(
      (other) => other.database !== database && other.database.toLowerCase() === database.toLowerCase(),
    );
    if (differing) {
      throw new MongoError(13297, `db already exists with different case: ${differing.database}`);
    }
    const collection = new Collection(this.takeId(), database, name, new UUID());
    collection.indexes = [
      defineIndex({ id: this.takeId(), spec: { v: 2, key: { _id: 1 }, name: '_id_' }, multikey: [false] }),
    ];
    return collection;
  }

  register(collection: Collection): void {
    this.collections.set(collection.namespace, collection);
    this.touch(collection);
  }

  /** Removes a collection; its documents and keys are deleted later. Inside a write. */
  drop(collection: Collection): void {
    this.collections.delete(collection.namespace);
    this.dirty.delete(collection);
    this.dirtyCounters.delete(collection);
    this.changes += 1;
    this.removals.set(collection.namespace, this.changes);
    this.store.remove(catalogKey(collection.namespace));
    this.store.remove(countersKey(collection.id));
    this.leaveBehind(documentPrefix(collection.id));
    for (const index of collection.indexes) this.leaveBehind(indexPrefix(index.id));
  }

  /** Adds an index without any keys. Inside a write. */
  addIndex(collection: Collection, spec: Document): IndexDefinition {
    const index = defineIndex({ id: this.takeId(), spec, multikey: [] });
    collection.indexes = [...collection.indexes, index];
    this.touch(collection);
    return index;
  }

  /** Removes an index; its keys are deleted later. Inside a write. */
  dropIndex(collection: Collection, index: IndexDefinition): void {
    collection.indexes = collection.indexes.filter((other) => other !== index);
    this.leaveBehind(indexPrefix(index.id));
    this.touch(collection);
  }

  touch(collection: Collection): void {
    this.changes += 1;
    collection.changedAt = this.changes;
    this.dirty.add(collection);
    this.dirtyCounters.add(collection);
  }

  markMultikey(collection: Collection): void {
    this.dirty.add(collection);
  }

  addToCount(collection: Collection, documents: number, bytes: number): void {
    collection.count += documents;
    collection.bytes += bytes;
    this.dirtyCounters.add(collection);
  }

  flush(): void {
    if (this.areIdsDirty) {
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32BE(this.nextId);
      this.store.put(NEXT_ID, bytes);
      this.areIdsDirty = false;
    }
    for (const collection of this.dirty) {
      if (this.collections.get(collection.namespace) !== collection) continue;
      const stored: StoredCollection = {
        id: collection.id,
        uuid: collection.uuid,
        indexes: collection.indexes.map(({ id, spec, multikey }) => ({ id, spec, multikey })),
      };
      this.store.put(catalogKey(collection.namespace), encode(stored));
    }
    this.dirty.clear();
    for (const collection of this.dirtyCounters) {
      if (this.collections.get(collection.namespace) !== collection) continue;
      const counters = Buffer.alloc(16);
      counters.writeDoubleBE(collection.count, 0);
      counters.writeDoubleBE(collection.bytes, 8);
      this.store.put(countersKey(collection.id), counters);
    }
    this.dirtyCounters.clear();
  }

  private takeId(): number {
    this.areIdsDirty = true;
    return this.nextId++;
  }

  private leaveBehind(prefix: Buffer): void {
    this.store.put(garbageKey(prefix), Buffer.of(1));
  }
}

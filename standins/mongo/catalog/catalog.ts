import { UUID } from 'bson';
import { type Document, decode, encode } from '@/standins/mongo/bson';
import { MongoStandinError } from '@/standins/mongo/errors';
import {
  CATALOG_PREFIX,
  catalogKey,
  countersKey,
  documentPrefix,
  garbageKey,
  indexPrefix,
  metaKey,
  recordIdOf,
} from '@/standins/mongo/storage/keys';
import type { Store } from '@/standins/mongo/storage/store';
import { endOfPrefix } from '@/standins/mongo/storage/view';
import { Collection } from './collection';
import { defineIndex, type IndexDefinition, type StoredIndex } from './index-definition';
import { requireCollectionName, requireDatabaseName } from './namespace';

type StoredCollection = { id: number; uuid: UUID; options: Document; indexes: StoredIndex[] };

const NEXT_ID = metaKey('nextId');

/**
 * Which collections and indexes there are. It is kept in memory; changes are made inside a write of the store and
 * noted there before it commits (`flush`). After a write that failed, `load` reads everything anew.
 */
export class Catalog {
  private collections = new Map<string, Collection>();
  private readonly dirty = new Set<Collection>();
  private readonly dirtyCounters = new Set<Collection>();
  private nextId = 1;
  private areIdsDirty = false;
  /** Counts the changes of collections and indexes. */
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
      const known = before.get(namespace);
      if (known?.id === collection.id) {
        collection.nextRecordId = Math.max(collection.nextRecordId, known.nextRecordId);
      }
      this.collections.set(namespace, collection);
    }
  }

  private restore(namespace: string, stored: StoredCollection): Collection {
    const dot = namespace.indexOf('.');
    const database = namespace.slice(0, dot);
    const name = namespace.slice(dot + 1);
    const collection = new Collection(stored.id, database, name, stored.uuid, stored.options);
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

  /** All collections, or those of one database, by name. */
  list(database?: string): Collection[] {
    const all = [...this.collections.values()].filter(
      (collection) => database === undefined || collection.database === database,
    );
    return all.sort((a, b) => (a.namespace < b.namespace ? -1 : 1));
  }

  /** Makes a collection with its index of `_id`. Inside a write. Throws code 73 for a bad name. */
  create(database: string, name: string, options: Document = {}): Collection {
    const collection = this.draft(database, name, options);
    this.register(collection);
    return collection;
  }

  /** A collection that nobody sees before it is registered. Throws code 73 for a bad name. */
  draft(database: string, name: string, options: Document = {}): Collection {
    requireDatabaseName(database);
    requireCollectionName(database, name);
    const differing = this.list().find(
      (other) => other.database !== database && other.database.toLowerCase() === database.toLowerCase(),
    );
    if (differing) {
      throw new MongoStandinError(
        13297,
        `db already exists with different case already have: [${differing.database}] trying to create [${database}]`,
      );
    }
    const collection = new Collection(this.takeId(), database, name, new UUID(), options);
    collection.indexes = [
      defineIndex({ id: this.takeId(), spec: { v: 2, key: { _id: 1 }, name: '_id_' }, multikey: [false] }),
    ];
    return collection;
  }

  /** Shows a drafted collection to everybody. Inside a write. */
  register(collection: Collection): void {
    this.collections.set(collection.namespace, collection);
    this.touch(collection);
  }

  /** Removes a collection; what it held is swept up later. Inside a write. */
  drop(collection: Collection): void {
    this.collections.delete(collection.namespace);
    this.dirty.delete(collection);
    this.dirtyCounters.delete(collection);
    this.changes += 1;
    this.store.remove(catalogKey(collection.namespace));
    this.store.remove(countersKey(collection.id));
    this.leaveBehind(documentPrefix(collection.id));
    for (const index of collection.indexes) this.leaveBehind(indexPrefix(index.id));
  }

  /** Gives a collection another name, which must be free. Inside a write. */
  rename(collection: Collection, database: string, name: string): Collection {
    requireDatabaseName(database);
    requireCollectionName(database, name);
    this.store.remove(catalogKey(collection.namespace));
    this.collections.delete(collection.namespace);
    this.dirty.delete(collection);
    this.dirtyCounters.delete(collection);
    const renamed = new Collection(collection.id, database, name, collection.uuid, collection.options);
    renamed.indexes = collection.indexes;
    renamed.count = collection.count;
    renamed.bytes = collection.bytes;
    renamed.nextRecordId = collection.nextRecordId;
    this.collections.set(renamed.namespace, renamed);
    this.touch(renamed);
    return renamed;
  }

  /** Adds an index without any keys. Inside a write. */
  addIndex(collection: Collection, spec: Document): IndexDefinition {
    const index = defineIndex({ id: this.takeId(), spec, multikey: [] });
    collection.indexes = [...collection.indexes, index];
    this.touch(collection);
    return index;
  }

  /** Removes an index; its keys are swept up later. Inside a write. */
  dropIndex(collection: Collection, index: IndexDefinition): void {
    collection.indexes = collection.indexes.filter((other) => other !== index);
    this.leaveBehind(indexPrefix(index.id));
    this.touch(collection);
  }

  /** Options or indexes of the collection are not what is stored any more. */
  touch(collection: Collection): void {
    this.changes += 1;
    collection.changedAt = this.changes;
    this.dirty.add(collection);
    this.dirtyCounters.add(collection);
  }

  /** Notes that an index holds arrays from now on. */
  markMultikey(collection: Collection): void {
    this.dirty.add(collection);
  }

  /** Counts documents that came or went. */
  addToCount(collection: Collection, documents: number, bytes: number): void {
    collection.count += documents;
    collection.bytes += bytes;
    this.dirtyCounters.add(collection);
  }

  /** Writes down what changed. Inside a write, at its end. */
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
        options: collection.options,
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

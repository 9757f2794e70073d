import type { Document } from '@/standins/mongo/bson';
import type { Collection } from '@/standins/mongo/catalog/collection';
import type { IndexDefinition } from '@/standins/mongo/catalog/index-definition';
import { isDeclaredAlready, readIndexSpecification } from '@/standins/mongo/catalog/index-specification';
import { MongoStandinError } from '@/standins/mongo/errors';
import { Deadline } from '@/standins/mongo/plan/deadline';
import { isDocument } from '@/standins/mongo/query/bson-type';
import { compareValues } from '@/standins/mongo/query/compare';
import type { Transaction } from '@/standins/mongo/session/transaction';
import { documentPrefix, indexPrefix } from '@/standins/mongo/storage/keys';
import { buildIndex } from '@/standins/mongo/write/build-index';
import { Arguments } from './arguments';
import {
  collectionOf,
  createCollection,
  type EngineCommand,
  namespaceOf,
  ownerOf,
  patienceOf,
  type Run,
} from './engine-command';

/** As in mongod. */
const MAX_INDEXES = 64;

async function createIndexes(run: Run): Promise<Document> {
  const namespace = namespaceOf(run);
  const given = new Arguments('createIndexes', run.request.body);
  const specs = given.requiredDocuments('indexes').map(readIndexSpecification);
  if (specs.length === 0)
    throw new MongoStandinError('BadValue', 'Must specify at least one index to create');
  if (run.transaction) return declare(run, namespace, specs);
  return run.writer.submit(() => declare(run, namespace, specs), patienceOf(run));
}

/** Inside a write or a transaction. Makes all the indexes or none. */
function declare(run: Run, namespace: string, specs: Document[]): Document {
  const existing = collectionOf(run, namespace);
  if (existing && run.transaction) requireOwn(run.transaction, existing, specs);
  else if (existing) requireUnheld(run, existing);
  const collection = existing ?? createCollection(run, namespace);
  const before = collection.indexes;
  try {
    for (const spec of specs) {
      const known = collection.indexes.map((index) => index.spec);
      if (isDeclaredAlready(known, spec)) continue;
      if (known.length >= MAX_INDEXES) {
        throw new MongoStandinError(
          'CannotCreateIndex',
          `add index fails, too many indexes for ${namespace}`,
        );
      }
      buildIndex(run.transaction?.view ?? run.store, run.catalog, collection, spec);
    }
  } catch (error) {
    for (const index of collection.indexes) {
      if (!before.includes(index)) run.catalog.dropIndex(collection, index);
    }
    throw error;
  }
  const numIndexesAfter = collection.indexes.length;
  return {
    numIndexesBefore: before.length,
    numIndexesAfter,
    createdCollectionAutomatically: !existing,
    ...(numIndexesAfter === before.length && { note: 'all indexes already exist' }),
  };
}

/** A transaction may make indexes only with their collection. Throws code 263. */
function requireOwn(transaction: Transaction, collection: Collection, specs: Document[]): void {
  if (transaction.hasCreated(collection)) return;
  const known = collection.indexes.map((index) => index.spec);
  if (specs.every((spec) => isDeclaredAlready(known, spec))) return;
  throw new MongoStandinError(
    'OperationNotSupportedInTransaction',
    `Cannot create new indexes on existing collection ${collection.namespace} in a multi-document transaction.`,
  );
}

/** A change of the catalog waits for the transactions that have written to the collection. */
export function requireUnheld(run: Run, collection: Collection): void {
  run.locks.requireUnheld([
    documentPrefix(collection.id),
    ...collection.indexes.map(({ id }) => indexPrefix(id)),
  ]);
}

function collectionNamed(run: Run, namespace: string): Collection {
  const collection = run.catalog.get(namespace);
  if (!collection) throw new MongoStandinError('NamespaceNotFound', `ns does not exist: ${namespace}`);
  return collection;
}

function listIndexes(run: Run): Document {
  const namespace = namespaceOf(run);
  const collection = collectionNamed(run, namespace);
  const cursor = new Arguments('listIndexes', run.request.body).document('cursor') ?? {};
  const batchSize = new Arguments('listIndexes.cursor', cursor).count('batchSize');
  return {
    cursor: run.cursors.start({
      namespace,
      items: collection.indexes.map(({ spec }) => spec),
      owner: ownerOf(run),
      deadline: new Deadline(undefined),
      ...(batchSize !== undefined && { batchSize }),
    }),
  };
}

async function dropIndexes(run: Run): Promise<Document> {
  const namespace = namespaceOf(run);
  const { index } = run.request.body;
  return run.writer.submit(() => {
    const collection = collectionNamed(run, namespace);
    requireUnheld(run, collection);
    const nIndexesWas = collection.indexes.length;
    for (const found of indexesToDrop(collection, index)) run.catalog.dropIndex(collection, found);
    return index === '*' ? { nIndexesWas, msg: 'non-_id indexes dropped for collection' } : { nIndexesWas };
  }, patienceOf(run));
}

function indexesToDrop(collection: Collection, wanted: unknown): IndexDefinition[] {
  if (wanted === '*') return collection.indexes.filter(({ name }) => name !== '_id_');
  const names = Array.isArray(wanted) ? wanted : [wanted];
  return names.map((name) => {
    const found = findIndex(collection, name);
    if (found.name === '_id_') throw new MongoStandinError('InvalidOptions', 'cannot drop _id index');
    return found;
  });
}

/** The index of that name or with that key. Throws codes 27 and 14. */
export function findIndex(collection: Collection, wanted: unknown): IndexDefinition {
  if (typeof wanted !== 'string' && !isDocument(wanted)) {
    throw new MongoStandinError(
      'TypeMismatch',
      "BSON field 'dropIndexes.index' must be a string, a document or an array of strings",
    );
  }
  const found = collection.indexes.find((index) =>
    typeof wanted === 'string' ? index.name === wanted : hasKey(index, wanted),
  );
  if (!found) {
    throw new MongoStandinError(
      'IndexNotFound',
      typeof wanted === 'string' ? `index not found with name [${wanted}]` : "can't find index with key",
    );
  }
  return found;
}

function hasKey(index: IndexDefinition, key: Document): boolean {
  const declared: Document = index.text ? textKey(index.spec.weights) : index.spec.key;
  return (
    Object.keys(declared).join('\n') === Object.keys(key).join('\n') && compareValues(declared, key) === 0
  );
}

function textKey(weights: Document): Document {
  return Object.fromEntries(Object.keys(weights).map((path) => [path, 'text']));
}

export const INDEX_COMMANDS: EngineCommand[] = [
  {
    name: 'createIndexes',
    fields: ['indexes', 'commitQuorum', 'ignoreUnknownIndexOptions'],
    inTransaction: true,
    writes: true,
    run: createIndexes,
  },
  { name: 'listIndexes', fields: ['cursor', 'includeBuildUUIDs'], run: listIndexes },
  {
    name: 'dropIndexes',
    aliases: ['deleteIndexes'],
    fields: ['index'],
    writes: true,
    run: dropIndexes,
  },
];

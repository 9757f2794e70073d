import type { Document } from '#bson';
import type { Collection } from '#catalog/collection';
import type { IndexDefinition } from '#catalog/index-definition';
import { isDeclaredAlready, readIndexSpecification } from '#catalog/index-specification';
import { Arguments } from '#commands/arguments';
import {
  collectionOf,
  createCollection,
  type EngineCommand,
  namespaceOf,
  openCursor,
  type Run,
  waitLimitOf,
} from '#commands/engine-command';
import { MongoError } from '#errors';
import type { Transaction } from '#session/transaction';
import { documentPrefix, indexPrefix } from '#storage/keys';
import { describe, isDocument } from '#values/bson-type';
import { compareValues } from '#values/compare';
import { buildIndex } from '#write/build-index';

const MAX_INDEXES = 64;

async function createIndexes(run: Run): Promise<Document> {
  const namespace = namespaceOf(run);
  const given = new Arguments('createIndexes', run.request.body);
  const specs = given.requiredDocuments('indexes').map(readIndexSpecification);
  if (specs.length === 0) throw new MongoError('BadValue', 'Must specify at least one index to create');
  if (run.transaction) return declare(run, namespace, specs);
  return run.writer.submit(() => declare(run, namespace, specs), waitLimitOf(run));
}

/** Inside a write or a transaction. Creates all of the indexes or none. */
function declare(run: Run, namespace: string, specs: Document[]): Document {
  const existing = collectionOf(run, namespace);
  if (existing && run.transaction) requireOwn(run.transaction, existing, specs);
  else if (existing) requireUnheld(run, existing);
  const collection = existing ?? createCollection(run, namespace);
  const before = collection.indexes;
  try {
    for (const spec of specs) {
      const present = collection.indexes.map((index) => index.spec);
      if (isDeclaredAlready(present, spec)) continue;
      if (present.length >= MAX_INDEXES) {
        throw new MongoError('CannotCreateIndex', `add index fails, too many indexes for ${namespace}`);
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

/** A transaction may create indexes only along with their collection. Throws code 263. */
function requireOwn(transaction: Transaction, collection: Collection, specs: Document[]): void {
  if (transaction.hasCreated(collection)) return;
  const present = collection.indexes.map((index) => index.spec);
  if (specs.every((spec) => isDeclaredAlready(present, spec))) return;
  throw new MongoError(
    'OperationNotSupportedInTransaction',
    `Cannot create indexes on ${collection.namespace} in a transaction`,
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
  if (!collection) throw new MongoError('NamespaceNotFound', `ns does not exist: ${namespace}`);
  return collection;
}

function listIndexes(run: Run): Document {
  const namespace = namespaceOf(run);
  const { indexes } = collectionNamed(run, namespace);
  const cursor = new Arguments('listIndexes', run.request.body).document('cursor') ?? {};
  const specs = indexes.map(({ spec }) => spec);
  return openCursor(run, namespace, specs, new Arguments('listIndexes.cursor', cursor));
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
  }, waitLimitOf(run));
}

function indexesToDrop(collection: Collection, given: unknown): IndexDefinition[] {
  if (given === '*') return collection.indexes.filter(({ name }) => name !== '_id_');
  const names = Array.isArray(given) ? given : [given];
  return names.map((name) => {
    const found = findIndex(collection, name);
    if (found.name === '_id_') throw new MongoError('InvalidOptions', 'cannot drop _id index');
    return found;
  });
}

/** The index of that name or with that key. Throws codes 27 and 14. */
function findIndex(collection: Collection, given: unknown): IndexDefinition {
  if (typeof given !== 'string' && !isDocument(given)) {
    throw new MongoError('TypeMismatch', "'dropIndexes.index' must be strings or a document");
  }
  const found = collection.indexes.find(({ name, spec }) =>
    typeof given === 'string' ? name === given : compareValues(spec.key, given) === 0,
  );
  if (found) return found;
  throw new MongoError('IndexNotFound', `index not found: ${describe(given)}`);
}

export const INDEX_COMMANDS: EngineCommand[] = [
  {
    name: 'createIndexes',
    fields: ['indexes'],
    inTransaction: true,
    writes: true,
    run: createIndexes,
  },
  { name: 'listIndexes', fields: ['cursor'], run: listIndexes },
  {
    name: 'dropIndexes',
    fields: ['index'],
    writes: true,
    run: dropIndexes,
  },
];

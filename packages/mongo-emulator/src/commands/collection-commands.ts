import type { Document } from '#bson';
import type { Collection } from '#catalog/collection';
import { parseNamespace } from '#catalog/namespace';
import { MongoError } from '#errors';
import { Arguments } from './arguments';
import {
  collectionOf,
  createCollection,
  type EngineCommand,
  namespaceOf,
  type Run,
  subjectOf,
  waitLimitOf,
} from './engine-command';
import { requireUnheld } from './index-commands';

async function create(run: Run): Promise<Document> {
  const namespace = namespaceOf(run);
  const make = (): void => {
    if (!collectionOf(run, namespace)) createCollection(run, namespace);
  };
  if (run.transaction) make();
  else await run.writer.submit(make, waitLimitOf(run));
  return {};
}

/** Drops collections and what is open on them. */
async function dropAll(run: Run, find: () => Collection[]): Promise<Collection[]> {
  const dropped = await run.writer.submit(() => {
    const collections = find();
    for (const collection of collections) requireUnheld(run, collection);
    for (const collection of collections) run.catalog.drop(collection);
    return collections;
  }, waitLimitOf(run));
  run.cursors.killIn(dropped.map(({ namespace }) => namespace));
  run.sweep();
  return dropped;
}

async function drop(run: Run): Promise<Document> {
  const namespace = namespaceOf(run);
  const [dropped] = await dropAll(run, () => {
    const collection = run.catalog.get(namespace);
    return collection ? [collection] : [];
  });
  return dropped ? { nIndexesWas: dropped.indexes.length, ns: namespace } : {};
}

async function dropDatabase(run: Run): Promise<Document> {
  const { database } = run.request;
  const dropped = await dropAll(run, () => run.catalog.list(database));
  return dropped.length > 0 ? { dropped: database } : {};
}

async function rename(run: Run): Promise<Document> {
  const given = new Arguments('renameCollection', run.request.body);
  const from = parseNamespace(subjectOf(run));
  const to = parseNamespace(given.requiredString('to'));
  const dropTarget = given.flag('dropTarget');
  const [source, target] = [from, to].map(({ database, name }) => `${database}.${name}`) as [string, string];
  if (source === target) throw new MongoError('IllegalOperation', "Can't rename a collection to itself");
  await run.writer.submit(() => {
    const collection = run.catalog.get(source);
    if (!collection) {
      throw new MongoError('NamespaceNotFound', `Source collection ${source} does not exist`);
    }
    requireUnheld(run, collection);
    const existing = run.catalog.get(target);
    if (existing && !dropTarget) throw new MongoError('NamespaceExists', 'target namespace exists');
    if (existing) {
      requireUnheld(run, existing);
      run.catalog.drop(existing);
    }
    run.catalog.rename(collection, to.database, to.name);
  }, waitLimitOf(run));
  run.cursors.killIn([source, target]);
  run.sweep();
  return {};
}

export const COLLECTION_COMMANDS: EngineCommand[] = [
  { name: 'create', fields: [], inTransaction: true, writes: true, run: create },
  { name: 'drop', fields: [], writes: true, run: drop },
  { name: 'dropDatabase', fields: [], writes: true, run: dropDatabase },
  { name: 'renameCollection', fields: ['to', 'dropTarget'], adminOnly: true, writes: true, run: rename },
];

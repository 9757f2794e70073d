import type { Document } from '#bson';
import type { Collection } from '#catalog/collection';
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
import { compileFilter } from '#query/filter/filter';
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

function listCollections(run: Run): Document {
  const { database, body } = run.request;
  const given = new Arguments('listCollections', body);
  const nameOnly = given.flag('nameOnly');
  const matcher = compileFilter(given.document('filter') ?? {});
  const items = run.catalog
    .list(database)
    .map(({ name, uuid }) => ({
      name,
      type: 'collection',
      options: {},
      info: { readOnly: false, uuid },
      idIndex: { v: 2, key: { _id: 1 }, name: '_id_' },
    }))
    .filter((item) => matcher.matches(item))
    .map((item) => (nameOnly ? { name: item.name, type: item.type } : item));
  const options = new Arguments('listCollections.cursor', given.document('cursor') ?? {});
  return openCursor(run, `${database}.$cmd.listCollections`, items, options);
}

/** The number of all documents, as the driver's `estimatedDocumentCount` requests it; `countDocuments` aggregates. */
function count(run: Run): Document {
  return { n: collectionOf(run, namespaceOf(run))?.count ?? 0 };
}

export const COLLECTION_COMMANDS: EngineCommand[] = [
  { name: 'create', fields: [], inTransaction: true, writes: true, run: create },
  { name: 'drop', fields: [], writes: true, run: drop },
  { name: 'dropDatabase', fields: [], writes: true, run: dropDatabase },
  {
    name: 'listCollections',
    fields: ['filter', 'nameOnly', 'cursor', 'authorizedCollections'],
    run: listCollections,
  },
  { name: 'count', fields: [], run: count },
];

import type { Document } from '@/standins/mongo/bson';
import type { Collection } from '@/standins/mongo/catalog/collection';
import { Deadline } from '@/standins/mongo/plan/deadline';
import { compileFilter } from '@/standins/mongo/query/filter';
import { Arguments } from './arguments';
import { type EngineCommand, namespaceOf, type Run } from './engine-command';

function listCollections(run: Run): Document {
  const { database, body } = run.request;
  const given = new Arguments('listCollections', body);
  const nameOnly = given.flag('nameOnly');
  const matcher = compileFilter(given.document('filter') ?? {});
  const cursor = new Arguments('listCollections.cursor', given.document('cursor') ?? {});
  const batchSize = cursor.count('batchSize');
  const items = run.catalog
    .list(database)
    .map(describeCollection)
    .filter((item) => matcher.matches(item))
    .map((item) => (nameOnly ? { name: item.name, type: item.type } : item));
  return {
    cursor: run.cursors.start({
      namespace: `${database}.$cmd.listCollections`,
      items,
      owner: '',
      deadline: new Deadline(undefined),
      ...(batchSize !== undefined && { batchSize }),
    }),
  };
}

function describeCollection({ name, options, uuid }: Collection): Document {
  return {
    name,
    type: 'collection',
    options,
    info: { readOnly: false, uuid },
    idIndex: { v: 2, key: { _id: 1 }, name: '_id_' },
  };
}

function listDatabases(run: Run): Document {
  const given = new Arguments('listDatabases', run.request.body);
  const matcher = compileFilter(given.document('filter') ?? {});
  const sizes = new Map<string, number>();
  for (const { database, bytes } of run.catalog.list()) {
    sizes.set(database, (sizes.get(database) ?? 0) + bytes);
  }
  const databases = [...sizes]
    .map(([name, sizeOnDisk]) => ({ name, sizeOnDisk, empty: sizeOnDisk === 0 }))
    .filter((item) => matcher.matches(item));
  if (given.flag('nameOnly')) return { databases: databases.map(({ name }) => ({ name })) };
  const totalSize = databases.reduce((sum, { sizeOnDisk }) => sum + sizeOnDisk, 0);
  return { databases, totalSize, totalSizeMb: Math.floor(totalSize / 1024 ** 2) };
}

function scaleOf(given: Arguments): number {
  return given.count('scale') || 1;
}

function collStats(run: Run): Document {
  const ns = namespaceOf(run);
  const scale = scaleOf(new Arguments('collStats', run.request.body));
  const { count = 0, bytes = 0, indexes = [] } = run.catalog.get(ns) ?? {};
  return {
    ns,
    size: Math.floor(bytes / scale),
    count,
    ...(count > 0 && { avgObjSize: Math.floor(bytes / count) }),
    storageSize: Math.floor(bytes / scale),
    capped: false,
    nindexes: indexes.length,
    scaleFactor: scale,
  };
}

function dbStats(run: Run): Document {
  const { database, body } = run.request;
  const scale = scaleOf(new Arguments('dbStats', body));
  const collections = run.catalog.list(database);
  const sum = (value: (collection: Collection) => number): number =>
    collections.reduce((total, collection) => total + value(collection), 0);
  const [objects, bytes] = [sum(({ count }) => count), sum((collection) => collection.bytes)];
  return {
    db: database,
    collections: collections.length,
    views: 0,
    objects,
    avgObjSize: objects > 0 ? bytes / objects : 0,
    dataSize: bytes / scale,
    storageSize: bytes / scale,
    indexes: sum(({ indexes }) => indexes.length),
    fsUsedSize: run.store.usedBytes() / scale,
    scaleFactor: scale,
  };
}

/** The commands that tell what there is. */
export const LISTING_COMMANDS: EngineCommand[] = [
  {
    name: 'listCollections',
    fields: ['filter', 'nameOnly', 'cursor', 'authorizedCollections'],
    run: listCollections,
  },
  {
    name: 'listDatabases',
    fields: ['filter', 'nameOnly', 'authorizedDatabases'],
    adminOnly: true,
    run: listDatabases,
  },
  { name: 'collStats', aliases: ['collstats'], fields: ['scale'], run: collStats },
  { name: 'dbStats', aliases: ['dbstats'], fields: ['scale', 'freeStorage'], run: dbStats },
];

import type { Document } from '#bson';
import { compileFilter } from '#query/filter';
import { Arguments } from './arguments';
import { type EngineCommand, openCursor, type Run } from './engine-command';

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
  return { databases, totalSize: databases.reduce((sum, { sizeOnDisk }) => sum + sizeOnDisk, 0) };
}

/** The commands that list collections and databases. */
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
];

import type { Document } from '#bson';
import { Arguments } from '#commands/arguments';
import {
  collectionOf,
  deadlineOf,
  type EngineCommand,
  namespaceOf,
  openCursor,
  type Run,
} from '#commands/engine-command';
import { planQuery } from '#plan/planner';
import { compileItems, type Read, readDocuments } from './read-documents';

/** Reads the query of `find`. Throws codes 14 and 51024. */
export function readFind(given: Arguments): Read {
  const skip = given.count('skip') ?? 0;
  const limit = given.count('limit');
  return {
    filter: given.document('filter') ?? {},
    sort: given.document('sort'),
    skip,
    limit: limit ? limit + skip : undefined,
  };
}

function find(run: Run): Document {
  const namespace = namespaceOf(run);
  const given = new Arguments('find', run.request.body);
  const read = readFind(given);
  const toItems = compileItems(given.document('projection'));
  const deadline = deadlineOf(run);
  const plan = planQuery(collectionOf(run, namespace), read, run.view);
  const documents = readDocuments(run.view, plan, read, { deadline });
  return openCursor(run, namespace, toItems(documents), given, deadline);
}

export const FIND: EngineCommand = {
  name: 'find',
  fields: ['filter', 'sort', 'projection', 'skip', 'limit', 'batchSize', 'singleBatch'],
  inTransaction: true,
  readsSnapshots: true,
  run: find,
};

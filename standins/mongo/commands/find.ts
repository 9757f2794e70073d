import { Long } from 'bson';
import type { Document } from '@/standins/mongo/bson';
import { Deadline } from '@/standins/mongo/plan/deadline';
import { planQuery, type Query } from '@/standins/mongo/plan/planner';
import { compileFilter } from '@/standins/mongo/query/filter';
import { compileProjection } from '@/standins/mongo/query/projection';
import { compileSort } from '@/standins/mongo/query/sort';
import { Arguments } from './arguments';
import { collectionOf, type EngineCommand, namespaceOf, ownerOf, type Run } from './engine-command';
import { answerItems, readDocuments } from './read-documents';

const FIELDS = [
  'filter',
  'sort',
  'projection',
  'hint',
  'skip',
  'limit',
  'batchSize',
  'singleBatch',
  'max',
  'min',
  'returnKey',
  'showRecordId',
  'tailable',
  'oplogReplay',
  'noCursorTimeout',
  'awaitData',
  'allowPartialResults',
  'collation',
  'allowDiskUse',
  'let',
];

export type FindArguments = Query & {
  skip?: number;
  projection?: Document;
  batchSize?: number;
  singleBatch: boolean;
  noCursorTimeout: boolean;
};

/** Reads the arguments of `find`. Throws codes 14, 51024, 238. */
export function readFindArguments(body: Document): FindArguments {
  const given = new Arguments('find', body);
  given.refuse('max', 'min', 'returnKey', 'showRecordId', 'tailable', 'awaitData');
  const [sort, projection, variables, collation] = ['sort', 'projection', 'let', 'collation'].map((field) =>
    given.document(field),
  );
  const [skip, limit, batchSize] = ['skip', 'limit', 'batchSize'].map((field) => given.count(field));
  return {
    filter: given.document('filter') ?? {},
    singleBatch: given.flag('singleBatch'),
    noCursorTimeout: given.flag('noCursorTimeout'),
    ...(sort && { sort }),
    ...(projection && { projection }),
    ...(variables && { let: variables }),
    ...(collation && { collation }),
    ...(hasHint(body.hint) && { hint: body.hint }),
    ...(skip && { skip }),
    ...(limit && { limit: limit + (skip ?? 0) }),
    ...(batchSize !== undefined && { batchSize }),
  };
}

/** An empty hint asks for nothing. */
export function hasHint(hint: unknown): boolean {
  return hint !== undefined && hint !== null && !(typeof hint === 'object' && Object.keys(hint).length === 0);
}

function find(run: Run): Document {
  const namespace = namespaceOf(run);
  const query = readFindArguments(run.request.body);
  const deadline = new Deadline(run.request.deadline);
  const collection = collectionOf(run, namespace);
  const opening = {
    namespace,
    owner: ownerOf(run),
    deadline,
    singleBatch: query.singleBatch,
    noTimeout: query.noCursorTimeout,
    ...(query.batchSize !== undefined && { batchSize: query.batchSize }),
  };
  if (!collection) {
    requireSound(query);
    return { cursor: { firstBatch: [], id: Long.ZERO, ns: namespace } };
  }
  const plan = planQuery(collection, query, run.view);
  const { skip = 0, limit } = query;
  const documents = readDocuments(run.view, plan, {
    deadline,
    skip,
    ...(limit !== undefined && { limit: limit - skip }),
  });
  const items = answerItems(documents, plan, query.projection, query.let);
  return { cursor: run.cursors.start({ ...opening, items }) };
}

/** A query is checked even where there is nothing to find. */
function requireSound({ filter, sort, projection, let: variables }: FindArguments): void {
  compileFilter(filter, variables ? { let: variables } : {});
  if (sort && Object.keys(sort).length > 0 && !Object.hasOwn(sort, '$natural')) compileSort(sort);
  if (projection) compileProjection(projection, variables ? { let: variables } : {});
}

export const FIND: EngineCommand = { name: 'find', fields: FIELDS, inTransaction: true, run: find };

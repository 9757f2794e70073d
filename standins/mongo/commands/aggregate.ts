import { type LeadingQuery, readLeadingQuery } from '@/standins/mongo/aggregate/leading-query';
import { splitOutput } from '@/standins/mongo/aggregate/output';
import { compilePipeline } from '@/standins/mongo/aggregate/pipeline';
import type { PipelineContext } from '@/standins/mongo/aggregate/stage';
import type { Document } from '@/standins/mongo/bson';
import type { Collection } from '@/standins/mongo/catalog/collection';
import { MongoStandinError } from '@/standins/mongo/errors';
import { Deadline } from '@/standins/mongo/plan/deadline';
import { planQuery, type Query } from '@/standins/mongo/plan/planner';
import type { PlanStats } from '@/standins/mongo/plan/run-plan';
import { isDocument } from '@/standins/mongo/query/bson-type';
import { isNumeric } from '@/standins/mongo/query/number';
import { Arguments } from './arguments';
import {
  collectionOf,
  type EngineCommand,
  namespaceOf,
  ownerOf,
  type Run,
  subjectOf,
} from './engine-command';
import { explainAnswer } from './explain-answer';
import { hasHint } from './find';
import { writeOutput } from './pipeline-output';
import { readDocuments } from './read-documents';

const FIELDS = [
  'pipeline',
  'cursor',
  'explain',
  'allowDiskUse',
  'bypassDocumentValidation',
  'hint',
  'collation',
  'let',
];

function* documentsOf(
  run: Run,
  collection: Collection | undefined,
  query: Query & { skip?: number },
  deadline: Deadline,
  options: { stats?: PlanStats; countOnly?: boolean } = {},
): Generator<Document> {
  if (!collection) return;
  const isAll = Object.keys(query.filter).length === 0 && !query.skip && !query.limit && !query.hint;
  if (options.countOnly && isAll && !run.transaction) {
    for (let counted = 0; counted < collection.count; counted += 1) yield NOTHING;
    return;
  }
  const plan = planQuery(collection, query, run.view);
  const stored = readDocuments(run.view, plan, {
    deadline,
    ...(query.skip && { skip: query.skip }),
    ...(query.limit && { limit: query.limit - (query.skip ?? 0) }),
    ...options,
  });
  if (options.countOnly) for (const _ of stored) yield NOTHING;
  else for (const { document } of stored) yield document;
}

const NOTHING: Document = Object.freeze({});

/** Whether the pipeline only counts, as the driver's `countDocuments` does: whatever the documents hold is the same to it. */
function onlyCounts(stages: Document[]): boolean {
  const [stage, ...others] = stages;
  if (!stage || others.length > 0 || Object.keys(stage).join() !== '$group' || !isDocument(stage.$group))
    return false;
  const { _id, ...sums } = stage.$group;
  const isConstant = _id === null || isNumeric(_id);
  return (
    isConstant &&
    Object.values(sums).every(
      (sum) => isDocument(sum) && Object.keys(sum).join() === '$sum' && isNumeric(sum.$sum),
    )
  );
}

function contextOf(run: Run, collection: Collection | undefined, deadline: Deadline): PipelineContext {
  const { database, body } = run.request;
  const read = (name: string): Collection | undefined => collectionOf(run, `${database}.${name}`);
  return {
    now: new Date(),
    ...(body.let && { let: body.let }),
    ...(collection?.textIndex && { textIndex: collection.textIndex }),
    readCollection: (name, filter) => documentsOf(run, read(name), { filter: filter ?? {} }, deadline),
    hasIndex: (name, path) =>
      read(name)?.indexes.some(
        ({ fields, partial, sparse }) => fields[0]?.path === path && !partial && !sparse,
      ) ?? false,
  };
}

/** What the first stages ask of the collection, as the planner takes it. */
export function leadingQuery(
  stages: Document[],
  body: Document,
): { leading: LeadingQuery; query: Query & { skip?: number } } {
  const leading = readLeadingQuery(stages);
  const { filter, sort, skip, limit } = leading;
  return {
    leading,
    query: {
      filter,
      ...(sort && Object.keys(sort).length > 0 && { sort }),
      ...(skip && { skip }),
      ...(limit !== undefined && { limit: limit + (skip ?? 0) }),
      ...(hasHint(body.hint) && { hint: body.hint }),
      ...(body.let && { let: body.let }),
      ...(body.collation && { collation: body.collation }),
    },
  };
}

/** Whether the pipeline makes its documents itself, so that it needs no collection. */
function startsWithDocuments(stages: Document[]): boolean {
  return stages[0] !== undefined && Object.hasOwn(stages[0], '$documents');
}

async function aggregate(run: Run): Promise<Document> {
  const { body, database } = run.request;
  const given = new Arguments('aggregate', body);
  const pipeline = given.requiredDocuments('pipeline');
  const explains = given.flag('explain');
  const cursor = given.document('cursor');
  if (!cursor && !explains) {
    throw new MongoStandinError(
      'FailedToParse',
      "The 'cursor' option is required, except for aggregate with the explain argument",
    );
  }
  const batchSize = new Arguments('aggregate.cursor', cursor ?? {}).count('batchSize');
  const isCollectionless = typeof subjectOf(run) === 'number';
  const namespace = isCollectionless ? `${database}.$cmd.aggregate` : namespaceOf(run);
  const { stages, output } = splitOutput(pipeline, body.let ? { let: body.let } : {});
  if (isCollectionless && !startsWithDocuments(stages)) {
    throw new MongoStandinError(
      'InvalidNamespace',
      `{aggregate: 1} is not valid for '${Object.keys(stages[0] ?? {})[0] ?? 'an empty pipeline'}'; a collection is required.`,
    );
  }
  const collection = isCollectionless ? undefined : collectionOf(run, namespace);
  const deadline = new Deadline(run.request.deadline);
  const { leading, query } = leadingQuery(stages, body);
  if (query.collation && query.collation.locale !== 'simple') {
    throw new MongoStandinError('NotImplemented', "aggregate: the option 'collation' is not supported");
  }
  if (explains) return explainAnswer(run, collection, namespace, query, 'queryPlanner');
  const rest = stages.slice(leading.stages);
  const context = contextOf(run, collection, deadline);
  // All stages are checked, also those that the planner does.
  compilePipeline(stages, context);
  const source = documentsOf(run, collection, query, deadline, { countOnly: onlyCounts(rest) });
  const documents = compilePipeline(rest, context)(source);
  if (output) {
    await writeOutput(run, output, documents, given.flag('bypassDocumentValidation'));
    return { cursor: run.cursors.start({ namespace, items: [], owner: '', deadline }) };
  }
  return {
    cursor: run.cursors.start({
      namespace,
      items: documents,
      owner: ownerOf(run),
      deadline,
      ...(batchSize !== undefined && { batchSize }),
    }),
  };
}

export const AGGREGATE: EngineCommand = {
  name: 'aggregate',
  fields: FIELDS,
  inTransaction: true,
  writes: true,
  run: aggregate,
};

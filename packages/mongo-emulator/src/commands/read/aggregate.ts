import { readLeadingQuery } from '#aggregate/leading-query';
import { compilePipeline } from '#aggregate/pipeline';
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
import { MongoError } from '#errors';
import type { Deadline } from '#plan/deadline';
import { planQuery } from '#plan/planner';
import { isDocument } from '#values/bson-type';
import { isNumeric } from '#values/number';
import { type Read, readDocuments } from './read-documents';

const NOTHING: Document = Object.freeze({});

function* documentsOf(
  run: Run,
  namespace: string,
  read: Read,
  deadline: Deadline,
  countOnly = false,
): Generator<Document> {
  const collection = collectionOf(run, namespace);
  const isAll = Object.keys(read.filter).length === 0 && !read.skip && !read.limit;
  if (collection && countOnly && isAll && run.view === run.store) {
    for (let counted = 0; counted < collection.count; counted += 1) yield NOTHING;
    return;
  }
  const plan = planQuery(collection, read, run.view);
  const stored = readDocuments(run.view, plan, read, { deadline, countOnly });
  for (const item of stored) yield countOnly ? NOTHING : item.document;
}

/** Returns whether the pipeline only counts, as the driver's `countDocuments` does, so that documents need not be read. */
function onlyCounts(stages: Document[]): boolean {
  const [stage, ...others] = stages;
  if (others.length > 0 || !isDocument(stage?.$group)) return false;
  const { _id, ...sums } = stage.$group;
  return (
    (_id === null || isNumeric(_id)) &&
    Object.values(sums).every(
      (sum) => isDocument(sum) && Object.keys(sum).join() === '$sum' && isNumeric(sum.$sum),
    )
  );
}

function aggregate(run: Run): Document {
  const given = new Arguments('aggregate', run.request.body);
  const namespace = namespaceOf(run);
  const stages = given.requiredDocuments('pipeline');
  // All stages are checked, including those that become the query.
  compilePipeline(stages);
  if (!given.document('cursor')) throw new MongoError('FailedToParse', "The 'cursor' option is required");
  const { stages: taken, ...read } = readLeadingQuery(stages);
  const rest = stages.slice(taken);
  const deadline = deadlineOf(run);
  const source = documentsOf(run, namespace, read, deadline, onlyCounts(rest));
  const documents = compilePipeline(rest)(source);
  const options = new Arguments('aggregate.cursor', given.requiredDocument('cursor'));
  return openCursor(run, namespace, documents, options, deadline);
}

export const AGGREGATE: EngineCommand = {
  name: 'aggregate',
  fields: ['pipeline', 'cursor'],
  inTransaction: true,
  readsSnapshots: true,
  run: aggregate,
};

import type { Document } from '@/standins/mongo/bson';
import { MongoStandinError } from '@/standins/mongo/errors';
import { Deadline } from '@/standins/mongo/plan/deadline';
import { planQuery, type Query } from '@/standins/mongo/plan/planner';
import { isNumeric, toDouble } from '@/standins/mongo/query/number';
import { Arguments } from './arguments';
import { collectionOf, type EngineCommand, namespaceOf, type Run } from './engine-command';
import { hasHint } from './find';
import { readDocuments } from './read-documents';

/** A negative limit means the same as a positive one. */
function readLimit({ limit }: Document): number | undefined {
  if (limit === undefined) return undefined;
  if (!isNumeric(limit)) {
    throw new MongoStandinError(
      'TypeMismatch',
      "BSON field 'count.limit' is the wrong type, expected type 'long'",
    );
  }
  return Math.abs(Math.trunc(toDouble(limit))) || undefined;
}

/** Reads the query of a `count`. */
export function readCountQuery(body: Document): { query: Query; skip: number } {
  const given = new Arguments('count', body);
  const collation = given.document('collation');
  const limit = readLimit(body);
  return {
    skip: given.count('skip') ?? 0,
    query: {
      filter: given.document('query') ?? {},
      ...(collation && { collation }),
      ...(hasHint(body.hint) && { hint: body.hint }),
      ...(limit !== undefined && { limit }),
    },
  };
}

function count(run: Run): Document {
  const collection = collectionOf(run, namespaceOf(run));
  const { query, skip } = readCountQuery(run.request.body);
  if (!collection) return { n: 0 };
  const isAll = Object.keys(query.filter).length === 0 && !query.hint && !run.transaction;
  if (isAll) {
    const rest = Math.max(0, collection.count - skip);
    return { n: query.limit ? Math.min(rest, query.limit) : rest };
  }
  const plan = planQuery(collection, query);
  let n = 0;
  const deadline = new Deadline(run.request.deadline);
  const documents = readDocuments(run.view, plan, {
    skip,
    deadline,
    countOnly: true,
    ...(query.limit && { limit: query.limit }),
  });
  for (const _ of documents) n += 1;
  return { n };
}

export const COUNT: EngineCommand = {
  name: 'count',
  fields: ['query', 'limit', 'skip', 'hint', 'collation', 'fields'],
  run: count,
};

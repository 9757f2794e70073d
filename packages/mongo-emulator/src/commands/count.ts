import type { Document } from '#bson';
import { planQuery } from '#plan/planner';
import { isNumeric, toDouble } from '#query/number';
import { Arguments } from './arguments';
import { collectionOf, deadlineOf, type EngineCommand, namespaceOf, type Run } from './engine-command';
import { readDocuments } from './read-documents';

/** A negative limit means the same as a positive one; 0 means none. */
function readLimit(given: Arguments): number | undefined {
  const { limit } = given.body;
  if (limit === undefined) return undefined;
  if (!isNumeric(limit)) throw given.wrongType('limit', 'long');
  return Math.abs(Math.trunc(toDouble(limit))) || undefined;
}

function count(run: Run): Document {
  const given = new Arguments('count', run.request.body);
  given.requireSimpleCollation();
  const collection = collectionOf(run, namespaceOf(run));
  const filter = given.document('query') ?? {};
  const hint = given.hint();
  const skip = given.count('skip') ?? 0;
  const limit = readLimit(given);
  if (collection && Object.keys(filter).length === 0 && hint === undefined) {
    return { n: Math.min(Math.max(0, collection.count - skip), limit ?? Number.POSITIVE_INFINITY) };
  }
  const read = { filter, hint, skip, limit: limit && limit + skip };
  const plan = planQuery(collection, read);
  let n = 0;
  for (const _ of readDocuments(run.view, plan, read, { deadline: deadlineOf(run), countOnly: true })) n += 1;
  return { n };
}

export const COUNT: EngineCommand = {
  name: 'count',
  fields: ['query', 'limit', 'skip', 'hint', 'collation'],
  run: count,
};

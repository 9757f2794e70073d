import type { Document } from '@/standins/mongo/bson';
import { Deadline } from '@/standins/mongo/plan/deadline';
import { planQuery } from '@/standins/mongo/plan/planner';
import { runPlan } from '@/standins/mongo/plan/run-plan';
import { getField, isDocument } from '@/standins/mongo/query/bson-type';
import { encodeIndexKey } from '@/standins/mongo/query/key-string';
import { isArrayIndex } from '@/standins/mongo/query/path';
import { Arguments } from './arguments';
import { collectionOf, type EngineCommand, namespaceOf, type Run } from './engine-command';
import { hasHint } from './find';

/** The values at a path; an array at its end gives its elements, a missing field nothing. */
function collectValues(value: unknown, segments: string[], at: number, found: unknown[]): void {
  if (at === segments.length) {
    if (Array.isArray(value)) found.push(...value);
    else if (value !== undefined) found.push(value);
    return;
  }
  const segment = segments[at] as string;
  if (isDocument(value)) {
    collectValues(getField(value, segment), segments, at + 1, found);
  } else if (Array.isArray(value)) {
    if (isArrayIndex(segment)) collectValues(value[Number(segment)], segments, at + 1, found);
    for (const element of value) if (isDocument(element)) collectValues(element, segments, at, found);
  }
}

function distinct(run: Run): Document {
  const namespace = namespaceOf(run);
  const given = new Arguments('distinct', run.request.body);
  const segments = given.requiredString('key').split('.');
  const filter = given.document('query') ?? {};
  const collation = given.document('collation');
  const collection = collectionOf(run, namespace);
  if (!collection) return { values: [] };
  const plan = planQuery(collection, {
    filter,
    ...(collation && { collation }),
    ...(hasHint(given.body.hint) && { hint: given.body.hint }),
  });
  const seen = new Set<string>();
  const values: unknown[] = [];
  for (const { document } of runPlan(run.view, plan, { deadline: new Deadline(run.request.deadline) })) {
    const found: unknown[] = [];
    collectValues(document, segments, 0, found);
    for (const value of found) {
      const key = encodeIndexKey([value], [1]).toString('latin1');
      if (seen.has(key)) continue;
      seen.add(key);
      values.push(value);
    }
  }
  return { values };
}

export const DISTINCT: EngineCommand = {
  name: 'distinct',
  fields: ['key', 'query', 'collation', 'hint'],
  inTransaction: true,
  run: distinct,
};

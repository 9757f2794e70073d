import type { Document } from '#bson';
import { Arguments } from '#commands/arguments';
import {
  collectionOf,
  deadlineOf,
  type EngineCommand,
  namespaceOf,
  type Run,
  snapshotTime,
} from '#commands/engine-command';
import { valueKey } from '#expressions/values';
import { planQuery } from '#plan/planner';
import { runPlan } from '#plan/run-plan';
import { getField, isDocument } from '#values/bson-type';
import { isArrayIndex } from '#values/path';

function addValues(found: Map<string, unknown>, value: unknown, segments: string[], at = 0): void {
  const segment = segments[at];
  if (segment === undefined) {
    for (const element of Array.isArray(value) ? value : [value]) {
      const key = valueKey(element);
      if (element !== undefined && !found.has(key)) found.set(key, element);
    }
  } else if (isDocument(value)) {
    addValues(found, getField(value, segment), segments, at + 1);
  } else if (Array.isArray(value)) {
    if (isArrayIndex(segment)) addValues(found, value[Number(segment)], segments, at + 1);
    for (const element of value) if (isDocument(element)) addValues(found, element, segments, at);
  }
}

function distinct(run: Run): Document {
  const given = new Arguments('distinct', run.request.body);
  const segments = given.requiredString('key').split('.');
  const query = { filter: given.document('query') ?? {} };
  const plan = planQuery(collectionOf(run, namespaceOf(run)), query);
  const found = new Map<string, unknown>();
  for (const { document } of runPlan(run.view, plan, { deadline: deadlineOf(run) })) {
    addValues(found, document, segments);
  }
  return { values: [...found.values()], ...snapshotTime(run) };
}

export const DISTINCT: EngineCommand = {
  name: 'distinct',
  fields: ['key', 'query'],
  inTransaction: true,
  readsSnapshots: true,
  run: distinct,
};

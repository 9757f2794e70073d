import type { PipelineOutput } from '@/standins/mongo/aggregate/output';
import type { Document } from '@/standins/mongo/bson';
import type { Collection } from '@/standins/mongo/catalog/collection';
import { requireCollectionName, requireDatabaseName } from '@/standins/mongo/catalog/namespace';
import { MongoStandinError } from '@/standins/mongo/errors';
import { planQuery } from '@/standins/mongo/plan/planner';
import { runPlan } from '@/standins/mongo/plan/run-plan';
import { documentPrefix, recordIdOf } from '@/standins/mongo/storage/keys';
import { StoredDocument } from '@/standins/mongo/storage/stored-document';
import { endOfPrefix } from '@/standins/mongo/storage/view';
import { insertDocument, removeDocument, replaceDocument } from '@/standins/mongo/write/change-document';
import { DirectTarget, StagedTarget } from '@/standins/mongo/write/write-target';
import { createCollection, patienceOf, type Run } from './engine-command';

/** Writes what a pipeline gave where its `$out` or `$merge` says; all of it, or nothing if any of it is refused. */
export async function writeOutput(
  run: Run,
  output: PipelineOutput,
  documents: Iterable<Document>,
  bypassValidation: boolean,
): Promise<void> {
  if (run.transaction) {
    throw new MongoStandinError(
      'OperationNotSupportedInTransaction',
      `$${output.kind} cannot be used in a transaction`,
    );
  }
  const database = requireDatabaseName(output.db ?? run.request.database);
  const name = requireCollectionName(database, output.collection);
  const namespace = `${database}.${name}`;
  const all = [...documents];
  await run.writer.submit(() => {
    const collection = run.catalog.get(namespace) ?? createCollection(run, namespace);
    const target = new StagedTarget(new DirectTarget(run.store, run.locks, run.catalog));
    if (output.kind === 'out') replaceAll(run, target, collection, all, bypassValidation);
    else for (const document of all) mergeOne(run, target, collection, output, document, bypassValidation);
    target.apply();
  }, patienceOf(run));
}

function replaceAll(
  run: Run,
  target: StagedTarget,
  collection: Collection,
  documents: Document[],
  bypassValidation: boolean,
): void {
  const prefix = documentPrefix(collection.id);
  for (const { key, value } of run.store.range(prefix, endOfPrefix(prefix))) {
    removeDocument(target, run.catalog, collection, new StoredDocument(recordIdOf(key), value));
  }
  for (const document of documents)
    insertDocument(target, run.catalog, collection, document, bypassValidation);
}

function mergeOne(
  run: Run,
  target: StagedTarget,
  collection: Collection,
  { on, resolve }: Extract<PipelineOutput, { kind: 'merge' }>,
  incoming: Document,
  bypassValidation: boolean,
): void {
  requireUniqueIndex(collection, on);
  const filter = Object.fromEntries(on.map((path) => [path, { $eq: incoming[path] ?? null }]));
  let existing: StoredDocument | undefined;
  const isNew = on.includes('_id') && incoming._id === undefined;
  if (!isNew) {
    for (const found of runPlan(target.view, planQuery(collection, { filter, limit: 1 }))) {
      existing = found;
      break;
    }
  }
  const result = resolve(incoming, existing?.document);
  if (!result) return;
  if (existing) replaceDocument(target, run.catalog, collection, existing, result, bypassValidation);
  else insertDocument(target, run.catalog, collection, result, bypassValidation);
}

function requireUniqueIndex(collection: Collection, on: string[]): void {
  const wanted = [...on].sort().join('\n');
  const isThere = collection.indexes.some(
    ({ unique, partial, fields }) =>
      unique &&
      !partial &&
      fields
        .map(({ path }) => path)
        .sort()
        .join('\n') === wanted,
  );
  if (!isThere) {
    throw new MongoStandinError(51183, 'Cannot find index to verify that join fields will be unique');
  }
}

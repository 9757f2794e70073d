import type { Document } from '#bson';
import { Arguments } from '#commands/arguments';
import { deadlineOf, type EngineCommand, namespaceOf, type Run } from '#commands/engine-command';
import {
  runStatements,
  type Statement,
  type StatementOutcome,
  writeErrorsOf,
} from '#commands/write/run-statements';
import { MongoError } from '#errors';
import { MAX_WRITE_BATCH } from '#wire/protocol';
import { insertDocument } from '#write/change-document';
import { deleteDocuments } from '#write/delete-statement';
import { type UpdateRequest, updateDocuments } from '#write/update-statement';

async function runAll(
  run: Run,
  given: Arguments,
  field: string,
  compile: (statement: Document) => Statement,
): Promise<{ outcomes: StatementOutcome[]; reply: Document }> {
  const statements = given.requiredDocuments(field);
  if (statements.length === 0 || statements.length > MAX_WRITE_BATCH) {
    throw new MongoError('InvalidLength', `A batch holds 1 to ${MAX_WRITE_BATCH} statements`);
  }
  const isOrdered = given.body.ordered === undefined || given.flag('ordered');
  const outcomes = await runStatements(run, namespaceOf(run), statements.map(compile), isOrdered);
  return { outcomes, reply: { n: sumOf(outcomes, 'n'), ...writeErrorsOf(outcomes) } };
}

function sumOf(outcomes: StatementOutcome[], field: string): number {
  return outcomes.reduce(
    (sum, outcome) => sum + ('result' in outcome ? Number(outcome.result[field] ?? 0) : 0),
    0,
  );
}

async function insert(run: Run): Promise<Document> {
  const given = new Arguments('insert', run.request.body);
  const { reply } = await runAll(run, given, 'documents', (document) => ({
    creates: true,
    isMulti: false,
    run(target, collection) {
      insertDocument(target, collection as NonNullable<typeof collection>, document);
      return { n: 1 };
    },
  }));
  return reply;
}

function readUpdateEntry(entry: Document, run: Run): UpdateRequest {
  const given = new Arguments('update.updates', entry);
  given.refuseOthers(['q', 'u', 'multi', 'upsert']);
  return {
    query: { filter: given.requiredDocument('q') },
    update: given.update('u'),
    multi: given.flag('multi'),
    upsert: given.flag('upsert'),
    deadline: deadlineOf(run),
  };
}

async function update(run: Run): Promise<Document> {
  const given = new Arguments('update', run.request.body);
  const { outcomes, reply } = await runAll(run, given, 'updates', (entry) => {
    const request = readUpdateEntry(entry, run);
    return {
      creates: request.upsert,
      isMulti: request.multi,
      run(target, collection) {
        const result = updateDocuments(target, collection, request);
        const isUpsert = Object.hasOwn(result, 'upsertedId');
        return {
          n: isUpsert ? 1 : result.matched,
          nModified: result.modified,
          ...(isUpsert && { upserted: result.upsertedId }),
        };
      },
    };
  });
  const upserted = outcomes.flatMap((outcome, index) =>
    'result' in outcome && Object.hasOwn(outcome.result, 'upserted')
      ? [{ index, _id: outcome.result.upserted }]
      : [],
  );
  return { ...reply, ...(upserted.length > 0 && { upserted }), nModified: sumOf(outcomes, 'nModified') };
}

async function remove(run: Run): Promise<Document> {
  const given = new Arguments('delete', run.request.body);
  const { reply } = await runAll(run, given, 'deletes', (entry) => {
    const one = new Arguments('delete.deletes', entry);
    one.refuseOthers(['q', 'limit']);
    const query = { filter: one.requiredDocument('q') };
    const limit = one.count('limit');
    if (limit !== 0 && limit !== 1) {
      throw new MongoError('FailedToParse', `The limit field in delete objects must be 0 or 1. Got ${limit}`);
    }
    const options = { justOne: limit === 1, deadline: deadlineOf(run) };
    return {
      creates: false,
      isMulti: limit === 0,
      run: (target, collection) => ({
        n: deleteDocuments(target, collection, query, options).deleted,
      }),
    };
  });
  return reply;
}

const SHARED = { inTransaction: true, retryable: true, writes: true } as const;

export const WRITE_COMMANDS: EngineCommand[] = [
  { ...SHARED, name: 'insert', fields: ['documents', 'ordered'], run: insert },
  { ...SHARED, name: 'update', fields: ['updates', 'ordered'], run: update },
  { ...SHARED, name: 'delete', fields: ['deletes', 'ordered'], run: remove },
];

import type { Document } from '@/standins/mongo/bson';
import { MongoStandinError } from '@/standins/mongo/errors';
import { Deadline } from '@/standins/mongo/plan/deadline';
import type { Query } from '@/standins/mongo/plan/planner';
import { isDocument, typeAlias } from '@/standins/mongo/query/bson-type';
import { insertDocument } from '@/standins/mongo/write/change-document';
import { deleteDocuments } from '@/standins/mongo/write/delete-statement';
import {
  runStatements,
  type Statement,
  type StatementOutcome,
  writeErrorsOf,
} from '@/standins/mongo/write/run-statements';
import { type UpdateRequest, updateDocuments } from '@/standins/mongo/write/update-statement';
import { Arguments } from './arguments';
import { type EngineCommand, namespaceOf, type Run } from './engine-command';
import { hasHint } from './find';

/** As in mongod: one command has no more statements. */
const MAX_STATEMENTS = 100_000;

function takeStatements(given: Arguments, field: string): Document[] {
  const statements = given.requiredDocuments(field);
  if (statements.length === 0 || statements.length > MAX_STATEMENTS) {
    throw new MongoStandinError(
      'InvalidLength',
      `Write batch sizes must be between 1 and ${MAX_STATEMENTS}. Got ${statements.length} operations.`,
    );
  }
  return statements;
}

function isOrdered(given: Arguments): boolean {
  return given.body.ordered === undefined || given.flag('ordered');
}

function sumOf(outcomes: StatementOutcome[], field: string): number {
  return outcomes.reduce(
    (sum, outcome) => sum + ('result' in outcome ? Number(outcome.result[field] ?? 0) : 0),
    0,
  );
}

async function insert(run: Run): Promise<Document> {
  const namespace = namespaceOf(run);
  const given = new Arguments('insert', run.request.body);
  const bypass = given.flag('bypassDocumentValidation');
  const statements = takeStatements(given, 'documents').map(
    (document): Statement => ({
      creates: true,
      isMulti: false,
      run(target, collection) {
        insertDocument(target, run.catalog, collection as NonNullable<typeof collection>, document, bypass);
        return { n: 1 };
      },
    }),
  );
  const outcomes = await runStatements(run, namespace, statements, isOrdered(given));
  return { n: sumOf(outcomes, 'n'), ...writeErrorsOf(outcomes) };
}

/** The query of one entry of `updates` or `deletes`. */
export function readStatementQuery(entry: Arguments, variables: Document | undefined): Query {
  const collation = entry.document('collation');
  const sort = entry.document('sort');
  return {
    filter: entry.requiredDocument('q'),
    ...(hasHint(entry.body.hint) && { hint: entry.body.hint }),
    ...(collation && { collation }),
    ...(sort && { sort }),
    ...(variables && { let: variables }),
  };
}

/** Reads one entry of `updates`. Throws codes 14, 9, 40414, 40415. */
export function readUpdateEntry(entry: Document, run: Run): UpdateRequest {
  const given = new Arguments('update.updates', entry);
  given.requireKnown([
    'q',
    'u',
    'c',
    'multi',
    'upsert',
    'collation',
    'arrayFilters',
    'hint',
    'sort',
    'upsertSupplied',
  ]);
  const { u: update } = entry;
  if (!Array.isArray(update) && !isDocument(update)) {
    throw new MongoStandinError(
      'FailedToParse',
      `Update argument must be either an object or an array, not ${typeAlias(update)}`,
    );
  }
  const command = new Arguments('update', run.request.body);
  const constants = given.document('c');
  const variables = command.document('let');
  const all = constants || variables ? { ...variables, ...constants } : undefined;
  const arrayFilters = given.documents('arrayFilters');
  return {
    query: readStatementQuery(given, all),
    update: update as Document | Document[],
    multi: given.flag('multi'),
    upsert: given.flag('upsert'),
    bypassValidation: command.flag('bypassDocumentValidation'),
    deadline: new Deadline(run.request.deadline),
    ...(arrayFilters && { arrayFilters }),
  };
}

async function update(run: Run): Promise<Document> {
  const namespace = namespaceOf(run);
  const given = new Arguments('update', run.request.body);
  const statements = takeStatements(given, 'updates').map((entry): Statement => {
    const request = readUpdateEntry(entry, run);
    return {
      creates: request.upsert,
      isMulti: request.multi,
      run(target, collection) {
        const result = updateDocuments(target, run.catalog, collection, request);
        const isUpsert = Object.hasOwn(result, 'upsertedId');
        return {
          n: isUpsert ? 1 : result.matched,
          nModified: result.modified,
          ...(isUpsert && { upserted: result.upsertedId }),
        };
      },
    };
  });
  const outcomes = await runStatements(run, namespace, statements, isOrdered(given));
  const upserted = outcomes.flatMap((outcome, index) =>
    'result' in outcome && Object.hasOwn(outcome.result, 'upserted')
      ? [{ index, _id: outcome.result.upserted }]
      : [],
  );
  return {
    n: sumOf(outcomes, 'n'),
    ...(upserted.length > 0 && { upserted }),
    nModified: sumOf(outcomes, 'nModified'),
    ...writeErrorsOf(outcomes),
  };
}

async function remove(run: Run): Promise<Document> {
  const namespace = namespaceOf(run);
  const given = new Arguments('delete', run.request.body);
  const variables = given.document('let');
  const statements = takeStatements(given, 'deletes').map((entry): Statement => {
    const one = new Arguments('delete.deletes', entry);
    one.requireKnown(['q', 'limit', 'collation', 'hint']);
    const query = readStatementQuery(one, variables);
    const limit = one.count('limit');
    if (limit !== 0 && limit !== 1) {
      throw new MongoStandinError(
        'FailedToParse',
        `The limit field in delete objects must be 0 or 1. Got ${limit}`,
      );
    }
    const deadline = new Deadline(run.request.deadline);
    return {
      creates: false,
      isMulti: limit === 0,
      run(target, collection) {
        const options = { justOne: limit === 1, deadline };
        return { n: deleteDocuments(target, run.catalog, collection, query, options).deleted };
      },
    };
  });
  const outcomes = await runStatements(run, namespace, statements, isOrdered(given));
  return { n: sumOf(outcomes, 'n'), ...writeErrorsOf(outcomes) };
}

const SHARED = { inTransaction: true, retryable: true, writes: true } as const;

export const INSERT: EngineCommand = {
  ...SHARED,
  name: 'insert',
  fields: ['documents', 'ordered', 'bypassDocumentValidation'],
  run: insert,
};

export const UPDATE: EngineCommand = {
  ...SHARED,
  name: 'update',
  fields: ['updates', 'ordered', 'bypassDocumentValidation', 'let'],
  run: update,
};

export const DELETE: EngineCommand = {
  ...SHARED,
  name: 'delete',
  fields: ['deletes', 'ordered', 'let'],
  run: remove,
};

import type { Document } from '@/standins/mongo/bson';
import { MongoStandinError } from '@/standins/mongo/errors';
import { Deadline } from '@/standins/mongo/plan/deadline';
import type { Query } from '@/standins/mongo/plan/planner';
import { isDocument } from '@/standins/mongo/query/bson-type';
import { compileFilter } from '@/standins/mongo/query/filter';
import { compileProjection } from '@/standins/mongo/query/projection';
import { deleteDocuments } from '@/standins/mongo/write/delete-statement';
import { runStatements, type Statement } from '@/standins/mongo/write/run-statements';
import { updateDocuments } from '@/standins/mongo/write/update-statement';
import { Arguments } from './arguments';
import { type EngineCommand, namespaceOf, type Run } from './engine-command';
import { hasHint } from './find';

function refuse(message: string): MongoStandinError {
  return new MongoStandinError('FailedToParse', message);
}

function readQuery(given: Arguments): Query {
  const [sort, collation, variables] = ['sort', 'collation', 'let'].map((field) => given.document(field));
  return {
    filter: given.document('query') ?? {},
    ...(sort && { sort }),
    ...(collation && { collation }),
    ...(variables && { let: variables }),
    ...(hasHint(given.body.hint) && { hint: given.body.hint }),
  };
}

async function findAndModify(run: Run): Promise<Document> {
  const namespace = namespaceOf(run);
  const given = new Arguments('findAndModify', run.request.body);
  const { update } = given.body;
  const removes = given.flag('remove');
  const upsert = given.flag('upsert');
  if (removes && update !== undefined) throw refuse("Cannot specify both an 'update' and 'remove'=true");
  if (removes && upsert) throw refuse("Cannot specify both 'upsert'=true and 'remove'=true");
  if (removes && given.flag('new')) {
    throw refuse(
      "Cannot specify both 'new'=true and 'remove'=true; 'remove' always returns the deleted document",
    );
  }
  if (!removes && !Array.isArray(update) && !isDocument(update)) {
    throw refuse('Either an update or remove=true must be specified');
  }
  const query = readQuery(given);
  const project = readProjection(given, query);
  const statement = removes ? removal(run, query, project) : change(run, given, query, upsert, project);
  const [outcome] = await runStatements(run, namespace, [statement], true);
  if (!outcome) throw new Error('a statement without an outcome');
  if ('error' in outcome) throw outcome.error;
  return outcome.result;
}

type Project = (document: Document | undefined) => Document | null;

function readProjection(given: Arguments, query: Query): Project {
  const fields = given.document('fields');
  if (!fields || Object.keys(fields).length === 0) return (document) => document ?? null;
  const variables = query.let ? { let: query.let } : {};
  const project = compileProjection(fields, variables);
  const matcher = compileFilter(query.filter, variables);
  return (document) => (document ? project(document, matcher) : null);
}

function removal(run: Run, query: Query, project: Project): Statement {
  const deadline = new Deadline(run.request.deadline);
  return {
    creates: false,
    isMulti: false,
    run(target, collection) {
      const { deleted, document } = deleteDocuments(target, run.catalog, collection, query, {
        justOne: true,
        deadline,
      });
      return { lastErrorObject: { n: deleted }, value: project(document) };
    },
  };
}

function change(run: Run, given: Arguments, query: Query, upsert: boolean, project: Project): Statement {
  const arrayFilters = given.documents('arrayFilters');
  const request = {
    query,
    update: given.body.update as Document | Document[],
    multi: false,
    upsert,
    bypassValidation: given.flag('bypassDocumentValidation'),
    deadline: new Deadline(run.request.deadline),
    ...(arrayFilters && { arrayFilters }),
  };
  const wantsNew = given.flag('new');
  return {
    creates: upsert,
    isMulti: false,
    run(target, collection) {
      const result = updateDocuments(target, run.catalog, collection, request);
      const isUpsert = Object.hasOwn(result, 'upsertedId');
      return {
        lastErrorObject: {
          n: isUpsert ? 1 : result.matched,
          updatedExisting: result.matched > 0,
          ...(isUpsert && { upserted: result.upsertedId }),
        },
        value: project(wantsNew ? result.after : result.before),
      };
    },
  };
}

export const FIND_AND_MODIFY: EngineCommand = {
  name: 'findAndModify',
  aliases: ['findandmodify'],
  fields: [
    'query',
    'sort',
    'remove',
    'update',
    'new',
    'fields',
    'upsert',
    'bypassDocumentValidation',
    'arrayFilters',
    'hint',
    'collation',
    'let',
  ],
  inTransaction: true,
  retryable: true,
  writes: true,
  run: findAndModify,
};

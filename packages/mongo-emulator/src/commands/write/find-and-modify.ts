import type { Document } from '#bson';
import { Arguments } from '#commands/arguments';
import { deadlineOf, type EngineCommand, namespaceOf, type Run } from '#commands/engine-command';
import { runStatements, type Statement } from '#commands/write/run-statements';
import { MongoError } from '#errors';
import type { Query } from '#plan/planner';
import { compileProjection, type Projector } from '#query/projection/projection';
import { deleteDocuments } from '#write/delete-statement';
import { updateDocuments } from '#write/update-statement';

async function findAndModify(run: Run): Promise<Document> {
  const given = new Arguments('findAndModify', run.request.body);
  const { update } = given.body;
  const removes = given.flag('remove');
  if (removes && (update !== undefined || given.flag('upsert') || given.flag('new'))) {
    throw new MongoError('FailedToParse', "Cannot specify 'remove'=true with 'update', 'upsert' or 'new'");
  }
  if (!removes && update === undefined) {
    throw new MongoError('FailedToParse', 'Either an update or remove=true must be specified');
  }
  const query = {
    filter: given.document('query') ?? {},
    sort: given.document('sort'),
  };
  const project = compileProjection(given.document('fields') ?? {});
  const statement = removes ? removal(run, query, project) : change(run, given, query, project);
  const [outcome] = await runStatements(run, namespaceOf(run), [statement], true);
  if (!outcome) throw new Error('a statement without an outcome');
  if ('error' in outcome) throw outcome.error;
  return outcome.result;
}

function removal(run: Run, query: Query, project: Projector): Statement {
  const options = { justOne: true, deadline: deadlineOf(run) };
  return {
    creates: false,
    isMulti: false,
    run(target, collection) {
      const { deleted, document } = deleteDocuments(target, collection, query, options);
      return { lastErrorObject: { n: deleted }, value: document ? project(document) : null };
    },
  };
}

function change(run: Run, given: Arguments, query: Query, project: Projector): Statement {
  const upsert = given.flag('upsert');
  const returnsNew = given.flag('new');
  const request = {
    query,
    update: given.update('update'),
    multi: false,
    upsert,
    deadline: deadlineOf(run),
  };
  return {
    creates: upsert,
    isMulti: false,
    run(target, collection) {
      const result = updateDocuments(target, collection, request);
      const isUpsert = Object.hasOwn(result, 'upsertedId');
      const value = returnsNew ? result.after : result.before;
      return {
        lastErrorObject: {
          n: isUpsert ? 1 : result.matched,
          updatedExisting: result.matched > 0,
          ...(isUpsert && { upserted: result.upsertedId }),
        },
        value: value ? project(value) : null,
      };
    },
  };
}

export const FIND_AND_MODIFY: EngineCommand = {
  name: 'findAndModify',
  aliases: ['findandmodify'],
  fields: ['query', 'sort', 'remove', 'update', 'new', 'fields', 'upsert'],
  inTransaction: true,
  retryable: true,
  writes: true,
  run: findAndModify,
};

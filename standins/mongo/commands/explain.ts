import { splitOutput } from '@/standins/mongo/aggregate/output';
import type { Document } from '@/standins/mongo/bson';
import { requireCollectionName } from '@/standins/mongo/catalog/namespace';
import { MongoStandinError } from '@/standins/mongo/errors';
import { leadingQuery } from './aggregate';
import { Arguments } from './arguments';
import { readCountQuery } from './count';
import { collectionOf, type EngineCommand, type Run } from './engine-command';
import { type ExplainedQuery, explainAnswer } from './explain-answer';
import { hasHint, readFindArguments } from './find';
import { readStatementQuery, readUpdateEntry } from './write-commands';

const VERBOSITIES = ['queryPlanner', 'executionStats', 'allPlansExecution'];

/** The query that a command would run. */
function queryOf(name: string, body: Document, run: Run): ExplainedQuery {
  const given = new Arguments(name, body);
  const hint = hasHint(body.hint) ? { hint: body.hint } : {};
  switch (name) {
    case 'find':
      return readFindArguments(body);
    case 'count': {
      const { query, skip } = readCountQuery(body);
      return { ...query, skip, ...(query.limit && { limit: query.limit + skip }) };
    }
    case 'distinct':
      return { filter: given.document('query') ?? {}, ...hint };
    case 'aggregate':
      return leadingQuery(splitOutput(given.requiredDocuments('pipeline')).stages, body).query;
    case 'update':
      return readUpdateEntry(given.requiredDocuments('updates')[0] ?? {}, run).query;
    case 'delete': {
      const [entry = {}] = given.requiredDocuments('deletes');
      return readStatementQuery(new Arguments('delete.deletes', entry), given.document('let'));
    }
    case 'findAndModify': {
      const sort = given.document('sort');
      return { filter: given.document('query') ?? {}, limit: 1, ...(sort && { sort }), ...hint };
    }
    default:
      throw new MongoStandinError('CommandNotFound', `Explain failed due to unknown command: ${name}`);
  }
}

function explain(run: Run): Document {
  const given = new Arguments('explain', run.request.body);
  const verbosity = given.string('verbosity') ?? 'allPlansExecution';
  if (!VERBOSITIES.includes(verbosity)) {
    throw new MongoStandinError(
      'BadValue',
      `Enumeration value '${verbosity}' for field 'explain.verbosity' is not a valid value.`,
    );
  }
  const body = given.requiredDocument('explain');
  const [name = ''] = Object.keys(body);
  const { database } = run.request;
  const namespace = `${database}.${requireCollectionName(database, body[name])}`;
  const query = queryOf(name, body, run);
  return explainAnswer(run, collectionOf(run, namespace), namespace, query, verbosity);
}

export const EXPLAIN: EngineCommand = { name: 'explain', fields: ['verbosity'], run: explain };

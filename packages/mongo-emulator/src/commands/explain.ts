import type { Document } from '#bson';
import { requireCollectionName } from '#catalog/namespace';
import { MongoError } from '#errors';
import { readLeadingStages } from './aggregate';
import { Arguments } from './arguments';
import type { EngineCommand, Run } from './engine-command';
import { explainRead } from './explain-reply';
import { readFind } from './find';
import type { Read } from './read-documents';

const VERBOSITIES = ['queryPlanner', 'executionStats', 'allPlansExecution'];

function readOf(name: string, given: Arguments): Read {
  if (name === 'find') return readFind(given);
  if (name === 'aggregate') return readLeadingStages(given).read;
  throw new MongoError('NotImplemented', `explain of ${name} is not supported, only of find and aggregate`);
}

function explain(run: Run): Document {
  const given = new Arguments('explain', run.request.body);
  const verbosity = given.string('verbosity') ?? 'allPlansExecution';
  if (!VERBOSITIES.includes(verbosity)) {
    throw new MongoError('BadValue', `'${verbosity}' is not a valid explain.verbosity`);
  }
  const body = given.requiredDocument('explain');
  const [name = ''] = Object.keys(body);
  const read = readOf(name, new Arguments(name, body));
  const { database } = run.request;
  return explainRead(run, `${database}.${requireCollectionName(database, body[name])}`, read, verbosity);
}

export const EXPLAIN: EngineCommand = { name: 'explain', fields: ['verbosity'], run: explain };

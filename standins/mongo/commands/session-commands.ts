import { UUID } from 'bson';
import type { Document } from '@/standins/mongo/bson';
import { MongoStandinError } from '@/standins/mongo/errors';
import { isDocument } from '@/standins/mongo/query/bson-type';
import type { RequestSession } from './command';
import { type EngineCommand, ownerOf, type Run, subjectOf } from './engine-command';

function transactionSession({ request: { session, command } }: Run): RequestSession {
  if (!session?.inTransaction) {
    throw new MongoStandinError('InvalidOptions', `${command} must be run within a transaction`);
  }
  return session;
}

async function commit(run: Run): Promise<Document> {
  await run.sessions.commit(transactionSession(run));
  run.cursors.killOwnedBy(ownerOf(run));
  return {};
}

function abort(run: Run): Document {
  run.sessions.abort(transactionSession(run));
  run.cursors.killOwnedBy(ownerOf(run));
  return {};
}

function sessionKeys(run: Run): string[] {
  const sessions = subjectOf(run);
  if (!Array.isArray(sessions)) {
    throw new MongoStandinError('TypeMismatch', `BSON field '${run.request.command}' must be an array`);
  }
  return sessions.map((session) => {
    const id = isDocument(session) ? session.id : undefined;
    if (!(id instanceof UUID)) {
      throw new MongoStandinError(
        'TypeMismatch',
        "BSON field 'lsid.id' is the wrong type, expected type 'binData'",
      );
    }
    return id.toHexString(false);
  });
}

function end(run: Run): Document {
  for (const key of sessionKeys(run)) run.sessions.end(key);
  return {};
}

function killAll(run: Run): Document {
  run.sessions.abortAll();
  return {};
}

function start(): Document {
  return { id: { id: new UUID() }, timeoutMinutes: 30 };
}

const ENDING = { adminOnly: true, inTransaction: true, writes: true } as const;

/** The commands of sessions and of the ends of transactions. */
export const SESSION_COMMANDS: EngineCommand[] = [
  { ...ENDING, name: 'commitTransaction', fields: ['recoveryToken'], run: commit },
  { ...ENDING, name: 'abortTransaction', fields: ['recoveryToken'], run: abort },
  { name: 'startSession', fields: [], run: start },
  { name: 'endSessions', fields: [], run: end },
  { name: 'killSessions', fields: [], run: end },
  { name: 'killAllSessions', fields: [], run: killAll },
  {
    name: 'refreshSessions',
    fields: [],
    run(run) {
      sessionKeys(run);
      return {};
    },
  },
];

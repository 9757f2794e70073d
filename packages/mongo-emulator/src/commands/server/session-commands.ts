import { UUID } from 'bson';
import type { Document } from '#bson';
import type { RequestSession } from '#command';
import { type EngineCommand, ownerOf, type Run, subjectOf } from '#commands/engine-command';
import { MongoError } from '#errors';

function transactionSession({ request: { session, command } }: Run): RequestSession {
  if (session?.inTransaction) return session;
  throw new MongoError('InvalidOptions', `${command} must be run within a transaction`);
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

function end(run: Run): Document {
  const sessions = subjectOf(run);
  const ids: unknown[] = Array.isArray(sessions) ? sessions.map((session) => session?.id) : [undefined];
  for (const id of ids) {
    if (!(id instanceof UUID)) {
      throw new MongoError('TypeMismatch', "BSON field 'endSessions' must be an array of session ids");
    }
    run.sessions.end(id.toHexString(false));
  }
  return {};
}

const ENDING = { adminOnly: true, inTransaction: true, writes: true } as const;

export const SESSION_COMMANDS: EngineCommand[] = [
  { ...ENDING, name: 'commitTransaction', fields: ['recoveryToken'], run: commit },
  { ...ENDING, name: 'abortTransaction', fields: ['recoveryToken'], run: abort },
  { name: 'endSessions', fields: [], run: end },
];

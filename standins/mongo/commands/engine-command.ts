import type { Document } from '@/standins/mongo/bson';
import type { Catalog } from '@/standins/mongo/catalog/catalog';
import type { Collection } from '@/standins/mongo/catalog/collection';
import { parseNamespace, requireCollectionName } from '@/standins/mongo/catalog/namespace';
import type { Cursors } from '@/standins/mongo/cursors';
import type { Sessions } from '@/standins/mongo/session/sessions';
import type { Transaction } from '@/standins/mongo/session/transaction';
import type { Patience } from '@/standins/mongo/storage/held-by-transaction';
import { catalogKey } from '@/standins/mongo/storage/keys';
import type { Store } from '@/standins/mongo/storage/store';
import type { View } from '@/standins/mongo/storage/view';
import type { Writer } from '@/standins/mongo/storage/writer';
import type { Locks } from '@/standins/mongo/write/locks';
import type { Command, CommandRequest } from './command';
import type { ServerParameters } from './parameters';

/** The parts of the engine that commands work on. */
export type EngineParts = {
  store: Store;
  writer: Writer;
  catalog: Catalog;
  locks: Locks;
  sessions: Sessions;
  cursors: Cursors;
  parameters: ServerParameters;
  /** Begins to remove what dropped collections and indexes left behind. */
  sweep(): void;
};

/** One run of a command: the request, where it reads, and the transaction it belongs to. */
export type Run = EngineParts & { request: CommandRequest; view: View; transaction?: Transaction };

/** A command of the engine: as `Command`, but it is given the engine and its transaction. */
export type EngineCommand = Omit<Command, 'run'> & { run(run: Run): Document | Promise<Document> };

/** How long a write of this run waits for transactions of others. */
export function patienceOf({ request: { connection, deadline } }: Run): Patience {
  return { signal: connection.signal, ...(deadline !== undefined && { deadline }) };
}

/** Who may read a cursor that this run opens: its transaction, or anybody. */
export function ownerOf({ request: { session } }: Run): string {
  return session?.inTransaction ? `${session.key}:${session.txnNumber}` : '';
}

/** The `database.collection` that the command's first field names. Throws code 73. */
export function namespaceOf({ request }: Run): string {
  return `${request.database}.${requireCollectionName(request.database, request.body[nameField(request)])}`;
}

/** Commands may be called by an alias: the name is always the first field. */
function nameField({ body }: CommandRequest): string {
  return Object.keys(body)[0] as string;
}

/** What the command's first field holds. */
export function subjectOf({ request }: Run): unknown {
  return request.body[nameField(request)];
}

/** A collection as this run sees it. Throws code 246 in a transaction that is older than its present form. */
export function collectionOf(run: Run, namespace: string): Collection | undefined {
  return run.transaction ? run.transaction.collection(namespace) : run.catalog.get(namespace);
}

/** Makes a collection. Inside a write or in a transaction; waits for one that is making it too. */
export function createCollection(run: Run, namespace: string, options: Document = {}): Collection {
  const { database, name } = parseNamespace(namespace);
  if (run.transaction) return run.transaction.createCollection(database, name, options);
  run.locks.requireUnheld([catalogKey(namespace)]);
  return run.catalog.create(database, name, options);
}

/** Makes a command of the engine one of the server; an error ends the transaction that it happened in. */
export function bindCommand(parts: EngineParts, { run, ...command }: EngineCommand): Command {
  return {
    ...command,
    async run(request) {
      const { session } = request;
      const ends = command.name === 'commitTransaction' || command.name === 'abortTransaction';
      if (!session?.inTransaction || ends) return run({ ...parts, request, view: parts.store });
      const transaction = parts.sessions.enter(session);
      try {
        const answer = await run({ ...parts, request, view: transaction.view, transaction });
        if (answer.writeErrors) parts.sessions.abortOpen(session.key);
        return answer;
      } catch (error) {
        parts.sessions.abortOpen(session.key);
        throw error;
      }
    },
  };
}

import type { Document } from '#bson';
import type { Catalog } from '#catalog/catalog';
import type { Collection } from '#catalog/collection';
import { parseNamespace, requireCollectionName } from '#catalog/namespace';
import type { Command, CommandRequest } from '#command';
import type { ServerParameters } from '#commands/server/parameters';
import type { CursorItem, Cursors } from '#cursors';
import { Deadline } from '#plan/deadline';
import type { Sessions } from '#session/sessions';
import type { SharedSnapshot, SnapshotReads } from '#session/snapshot-reads';
import type { Transaction } from '#session/transaction';
import type { WaitLimit } from '#storage/held-by-transaction';
import { catalogKey } from '#storage/keys';
import type { Locks } from '#storage/locks';
import type { Store } from '#storage/store';
import type { View } from '#storage/view';
import type { Writer } from '#storage/writer';
import type { Arguments } from './arguments';

export type EngineParts = {
  store: Store;
  writer: Writer;
  catalog: Catalog;
  locks: Locks;
  sessions: Sessions;
  snapshots: SnapshotReads;
  cursors: Cursors;
  parameters: ServerParameters;
  sweep(): void;
};

export type Run = EngineParts & {
  request: CommandRequest;
  view: View;
  transaction?: Transaction;
  snapshot?: SharedSnapshot;
};

export type EngineCommand = Omit<Command, 'run'> & { run(run: Run): Document | Promise<Document> };

export function waitLimitOf({ request: { connection, deadline } }: Run): WaitLimit {
  return { signal: connection.signal, deadline };
}

export function deadlineOf({ request }: Run): Deadline {
  return new Deadline(request.deadline);
}

export function ownerOf({ request: { session } }: Run): string {
  return session?.inTransaction ? `${session.key}:${session.txnNumber}` : '';
}

/** The value of the command's first field, which has the name the command was called by. */
export function subjectOf({ request: { body } }: Run): unknown {
  return body[Object.keys(body)[0] as string];
}

/** The `database.collection` that the command's first field names. Throws code 73. */
export function namespaceOf(run: Run): string {
  const { database } = run.request;
  return `${database}.${requireCollectionName(database, subjectOf(run))}`;
}

/** A collection as this run sees it. Throws code 246 in a snapshot that is older than its present form. */
export function collectionOf(run: Run, namespace: string): Collection | undefined {
  return (run.transaction ?? run.snapshot ?? run.catalog).get(namespace);
}

/** Creates a collection. Inside a write or in a transaction; waits for a transaction that is creating it too. */
export function createCollection(run: Run, namespace: string): Collection {
  const { database, name } = parseNamespace(namespace);
  if (run.transaction) return run.transaction.createCollection(database, name);
  run.locks.requireUnheld([catalogKey(namespace)]);
  return run.catalog.create(database, name);
}

export function openCursor(
  run: Run,
  namespace: string,
  items: Iterable<CursorItem>,
  options: Arguments,
  deadline = deadlineOf(run),
): Document {
  const cursor = run.cursors.start({
    namespace,
    items,
    owner: ownerOf(run),
    deadline,
    batchSize: options.count('batchSize'),
    singleBatch: options.flag('singleBatch'),
  });
  return { cursor: { ...cursor, ...snapshotTime(run) } };
}

export function snapshotTime({ snapshot }: Run): Document {
  return snapshot ? { atClusterTime: snapshot.time } : {};
}

/** Binds a command to the engine; an error aborts the transaction in which it happened. */
export function bindCommand(parts: EngineParts, { run, ...command }: EngineCommand): Command {
  return {
    ...command,
    async run(request) {
      const { session } = request;
      const ends = command.name === 'commitTransaction' || command.name === 'abortTransaction';
      if (request.snapshot) {
        const snapshot = parts.snapshots.open(request.snapshot.at);
        return run({ ...parts, request, view: snapshot.view, snapshot });
      }
      if (!session?.inTransaction || ends) return run({ ...parts, request, view: parts.store });
      const transaction = parts.sessions.enter(session);
      try {
        const reply = await run({ ...parts, request, view: transaction.view, transaction });
        if (reply.writeErrors) parts.sessions.abortOpen(session.key);
        return reply;
      } catch (error) {
        parts.sessions.abortOpen(session.key);
        throw error;
      }
    },
  };
}

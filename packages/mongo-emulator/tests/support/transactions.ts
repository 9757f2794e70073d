import type { ClientSession, Collection } from 'mongodb';
import { afterAll } from 'vitest';
import type { Engine, Row } from './engine';

export function transactionsOf({ client, fresh }: Engine) {
  const sessions: ClientSession[] = [];
  afterAll(async () => {
    for (const session of sessions) await session.endSession();
  });
  return {
    /** A session with a transaction begun in it; ended after the file's tests. */
    begin(): ClientSession {
      const session = client.startSession();
      sessions.push(session);
      session.startTransaction();
      return session;
    },
    async accounts(): Promise<Collection<Row>> {
      const c = fresh();
      await c.insertMany([
        { _id: 'a', amount: 100 },
        { _id: 'b', amount: 50 },
      ]);
      return c;
    },
  };
}

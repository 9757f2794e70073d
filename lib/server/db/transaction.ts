import 'server-only';
import type { ClientSession } from 'mongodb';
import { client, database } from './client';

/**
 * Runs `work` in one transaction: all of its writes or none. `work` may run several times (write conflicts, elections)
 * and must do nothing outside the database. What it throws aborts the transaction and is thrown on.
 */
export async function inTransaction<T>(work: (session: ClientSession) => Promise<T>): Promise<T> {
  await database();
  return client().withSession((session) =>
    session.withTransaction(() => work(session), {
      readConcern: { level: 'snapshot' },
      writeConcern: { w: 'majority' },
    }),
  );
}

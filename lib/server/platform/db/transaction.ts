import 'server-only';
import { setTimeout } from 'node:timers/promises';
import type { ClientSession } from 'mongodb';
import { client, database } from './client';

const FIRST_PAUSE_MS = 5;
const PAUSE_GROWTH = 1.5;
const LONGEST_PAUSE_MS = 500;

/** Waits before a transaction is retried, longer each time and for a random time: others lost the same race. */
async function backOff(retries: number): Promise<void> {
  const longest = Math.min(FIRST_PAUSE_MS * PAUSE_GROWTH ** (retries - 1), LONGEST_PAUSE_MS);
  await setTimeout(Math.random() * longest);
}

/**
 * Runs `work` in one transaction: all of its writes or none. `work` may run several times (write conflicts, elections)
 * and must do nothing outside the database. What it throws aborts the transaction and is rethrown.
 *
 * The driver retries at once, so that transactions on the same document keep aborting each other; here they back off
 * first (https://github.com/mongodb/specifications, transactions convenient API, backoff).
 */
export async function inTransaction<T>(work: (session: ClientSession) => Promise<T>): Promise<T> {
  await database();
  let runs = 0;
  return client().withSession((session) =>
    session.withTransaction(
      async () => {
        // The transaction begins on the server with the first command in `work`: none is open while this waits.
        if (runs > 0) await backOff(runs);
        runs += 1;
        return work(session);
      },
      { readConcern: { level: 'snapshot' }, writeConcern: { w: 'majority' } },
    ),
  );
}

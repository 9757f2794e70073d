import { z } from 'zod';

/** Errors of a database that is there and did not reply in time, as the store logs them. */
const SLOW: readonly string[] = [
  'MongoNetworkTimeoutError',
  'MongoWaitQueueTimeoutError',
  'MongoPoolClearedError',
];

const failureSchema = z.object({
  id: z.string(),
  error: z.object({ name: z.string(), code: z.unknown().optional() }),
});

/**
 * Returns the ids of the requests that failed because the database did not reply in time, read from the log of the servers.
 * Restarts of servers must fail no request; a machine that is too busy for its database can.
 */
export function slowDatabaseRequests(logText: string): Set<string> {
  const ids = new Set<string>();
  for (const line of logText.split('\n')) {
    const at = line.indexOf('{');
    if (at < 0 || !line.includes('"a request failed"')) continue;
    const failure = failureSchema.safeParse(JSON.parse(line.slice(at)));
    if (!failure.success) continue;
    const { id, error } = failure.data;
    // The store itself refuses an operation while its probe of the database gets no reply.
    if (SLOW.includes(error.name) || error.code === 'database-unavailable') ids.add(id);
  }
  return ids;
}

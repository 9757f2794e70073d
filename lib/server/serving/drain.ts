import 'server-only';
import { setTimeout } from 'node:timers/promises';
import { log } from '@/lib/server/platform/log';
import { markDraining } from '@/lib/server/platform/readiness';
import { closeUnusedConnections, type StoreServer } from './store-server';

/**
 * Everything is over after `all`, whatever still runs; orchestrators commonly wait 30 seconds before they kill. Requests
 * that take longer than `requests` are cut off.
 */
const LIMITS_MS = { all: 25_000, requests: 15_000 };

type Drain = {
  server: StoreServer;
  limitsMs?: { all: number; requests: number };
  /** How long requests are still accepted after readiness went, so that load balancers notice. */
  delayMs: number;
  /** What ends beside the requests: jobs, which return their leases. */
  stopWork: () => Promise<void>;
  /** What requests and jobs need, closed last. */
  close: () => Promise<void>;
};

async function within<T>(ms: number, promise: Promise<T>): Promise<T | 'late'> {
  const over = new AbortController();
  const limit = setTimeout(ms, 'late' as const, { signal: over.signal, ref: false });
  try {
    return await Promise.race([promise, limit]);
  } finally {
    over.abort();
    limit.catch(() => undefined);
  }
}

/** Accepts no further connection, waits for the requests under way, and cuts off those that take too long. */
async function endRequests(server: StoreServer, delayMs: number, limitMs: number): Promise<void> {
  await setTimeout(delayMs);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  closeUnusedConnections(server);
  if ((await within(limitMs - delayMs, closed)) !== 'late') return;
  log().warn('requests were cut off, as the process is to end');
  server.closeAllConnections();
}

/**
 * Ends the store in order: readiness goes, connections close after their response, requests finish, jobs stop and return
 * their leases, and what they need is closed. Returns within 25 seconds: true if all of that was done by then.
 */
export async function drain({
  server,
  delayMs,
  stopWork,
  close,
  limitsMs = LIMITS_MS,
}: Drain): Promise<boolean> {
  markDraining();
  log().info('draining');
  const work = async () => {
    await Promise.all([endRequests(server, delayMs, limitsMs.requests), stopWork()]);
    await close();
  };
  try {
    return (await within(limitsMs.all, work())) !== 'late';
  } catch (error) {
    log().error({ error }, 'the process could not end in order');
    return false;
  }
}

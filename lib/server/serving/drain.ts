import 'server-only';
import { setTimeout } from 'node:timers/promises';
import { log } from '@/lib/server/platform/log';
import { markDraining } from '@/lib/server/platform/readiness';
import { closeUnusedConnections, type StoreServer } from './store-server';

/**
 * `all` limits the whole shutdown, since orchestrators commonly kill after 30 seconds; `requests` those under way.
 */
const LIMITS_MS = { all: 25_000, requests: 15_000 };

type Drain = {
  server: StoreServer;
  limitsMs?: { all: number; requests: number };
  delayMs: number;
  stopWork: () => Promise<void>;
  /** Closes what requests and jobs use; called last. */
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
 * Shuts down in order: readiness, connections, requests, jobs, then `close`. Returns within 25 seconds, true if all of it was
 * done.
 */
export async function drain({
  server,
  delayMs,
  stopWork,
  close,
  limitsMs = LIMITS_MS,
}: Drain): Promise<boolean> {
  markDraining();
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

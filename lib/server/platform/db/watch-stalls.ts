import { setTimeout } from 'node:timers/promises';
import type { MongoClient } from 'mongodb';
import { log } from '@/lib/server/platform/log';
import { isInUse, markStalled } from './reachable';

/** How long a read of one document may take before the database counts as stalled. */
const PROBE_LIMIT_MS = 1_000;
const PROBE_AGAIN_AFTER_MS = 500;

async function responds(client: MongoClient, database: string): Promise<boolean> {
  const over = new AbortController();
  const probe = client
    .db(database)
    .collection('leases')
    .findOne({}, { projection: { _id: 1 } })
    .then(
      () => true,
      () => false,
    );
  const late = setTimeout(PROBE_LIMIT_MS, false, { ref: false, signal: over.signal }).catch(() => false);
  try {
    return await Promise.race([probe, late]);
  } finally {
    over.abort();
  }
}

/**
 * Stalled: it answers heartbeats, and yet no operations. An operation that got no reply in time is a reason to
 * probe, and so is a connection that could not be had; one slow query stalls nothing, since the probe responds
 * beside it. While the database is stalled it is probed until it responds.
 */
export function watchStalls(client: MongoClient, database: string): void {
  let isProbing = false;
  async function probe(): Promise<void> {
    if (isProbing) return;
    isProbing = true;
    let wasStalled = false;
    while (isInUse(client)) {
      const isStalled = !(await responds(client, database));
      markStalled(client, isStalled);
      if (isStalled !== wasStalled) {
        if (isStalled) log().error('the database does not respond to operations');
        else log().info('the database responds to operations again');
      }
      if (!isStalled) break;
      wasStalled = true;
      await setTimeout(PROBE_AGAIN_AFTER_MS, undefined, { ref: false });
    }
    isProbing = false;
  }
  client.on('connectionClosed', ({ reason }) => {
    if (reason === 'error') void probe();
  });
  client.on('connectionCheckOutFailed', ({ reason }) => {
    if (reason === 'timeout') void probe();
  });
}

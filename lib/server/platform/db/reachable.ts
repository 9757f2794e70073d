import 'server-only';
import type { MongoClient } from 'mongodb';
import { processSingleton } from '@/lib/server/platform/process-singleton';

/** The result of the driver's last heartbeat, and whether the database is open; the middleware reads both. */
const database = () => processSingleton('database-readiness', () => ({ isReachable: true, isOpen: true }));

/**
 * Whether the last heartbeat reached the database and its migrations have run; true before the first attempt to open it.
 * Costs nothing.
 */
export function isDatabaseReady(): boolean {
  const { isReachable, isOpen } = database();
  return isReachable && isOpen;
}

/** Records whether the database is open: connected to, migrated, and indexed. */
export function markOpen(isOpen: boolean): void {
  database().isOpen = isOpen;
}

/** Follows this client's heartbeats. */
export function watchReachability(client: MongoClient): void {
  client.on('serverHeartbeatFailed', () => {
    database().isReachable = false;
  });
  client.on('serverHeartbeatSucceeded', () => {
    database().isReachable = true;
  });
}

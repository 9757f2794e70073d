import 'server-only';
import type { MongoClient } from 'mongodb';

/**
 * What the driver's heartbeats last said, kept on `globalThis` so that the middleware, which is bundled apart, sees the
 * same flag without touching the database.
 */
const holder = globalThis as typeof globalThis & { forgelineDatabaseReachable?: boolean };

/** Whether the last heartbeat reached the database; true before the first one. Costs nothing. */
export function isDatabaseReachable(): boolean {
  return holder.forgelineDatabaseReachable ?? true;
}

/** Keeps the flag true to this client's heartbeats. */
export function watchReachability(client: MongoClient): void {
  client.on('serverHeartbeatFailed', () => {
    holder.forgelineDatabaseReachable = false;
  });
  client.on('serverHeartbeatSucceeded', () => {
    holder.forgelineDatabaseReachable = true;
  });
}

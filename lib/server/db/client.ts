import 'server-only';
import { type Db, MongoClient } from 'mongodb';
import { env } from '../config/env';
import { ensureIndexes } from './indexes';

/**
 * One connection pool a process, kept on `globalThis` because Next.js loads this file once for each bundle and anew at
 * each hot reload. An outage is known from the driver's heartbeats, without asking.
 */
type Connection = { client: MongoClient; reachable: boolean; indexed: Promise<void> | undefined };

const holder = globalThis as typeof globalThis & { forgelineDatabase?: Connection };

const SERVER_SELECTION_TIMEOUT_MS = 3_000;
const HEARTBEAT_INTERVAL_MS = 2_000;

function connection(): Connection {
  if (holder.forgelineDatabase) return holder.forgelineDatabase;
  const client = new MongoClient(env().MONGODB_URI, {
    appName: 'forgeline',
    serverSelectionTimeoutMS: SERVER_SELECTION_TIMEOUT_MS,
    connectTimeoutMS: SERVER_SELECTION_TIMEOUT_MS,
    heartbeatFrequencyMS: HEARTBEAT_INTERVAL_MS,
    retryReads: true,
    retryWrites: true,
    ignoreUndefined: true,
    maxPoolSize: 50,
    writeConcern: { w: 'majority' },
  });
  const opened: Connection = { client, reachable: true, indexed: undefined };
  client.on('serverHeartbeatFailed', () => {
    opened.reachable = false;
  });
  client.on('serverHeartbeatSucceeded', () => {
    opened.reachable = true;
  });
  holder.forgelineDatabase = opened;
  return opened;
}

/** The connection pool, for transactions (`client().withSession`). */
export function client(): MongoClient {
  return connection().client;
}

/** Whether the last heartbeat reached the database; true before the first one. Costs nothing. */
export function isDatabaseReachable(): boolean {
  return holder.forgelineDatabase?.reachable ?? true;
}

/**
 * The store's database, with every declared index in place. Throws the driver's connection errors, which the door
 * turns into 503; a failed attempt is not remembered, so the next call tries again.
 */
export async function database(): Promise<Db> {
  const opened = connection();
  const db = opened.client.db(env().MONGODB_DB);
  opened.indexed ??= ensureIndexes(db).catch((error: unknown) => {
    opened.indexed = undefined;
    throw error;
  });
  await opened.indexed;
  return db;
}

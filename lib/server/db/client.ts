import 'server-only';
import { type Db, MongoClient } from 'mongodb';
import { env } from '../config/env';
import { ensureIndexes } from './indexes';
import { watchReachability } from './reachable';

/**
 * One connection pool a process, kept on `globalThis` because Next.js loads this file once for each bundle and anew at
 * each hot reload.
 */
type Connection = { client: MongoClient; ready: Promise<Db> | undefined };

const holder = globalThis as typeof globalThis & { forgelineDatabase?: Connection };

const SERVER_SELECTION_TIMEOUT_MS = 3_000;
const HEARTBEAT_INTERVAL_MS = 2_000;
const TRY_AGAIN_AFTER_MS = 1_000;

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
  watchReachability(client);
  const opened: Connection = { client, ready: undefined };
  holder.forgelineDatabase = opened;
  return opened;
}

/** The connection pool, for transactions (`client().withSession`). */
export function client(): MongoClient {
  return connection().client;
}

/**
 * Connects, and declares the indexes. A driver whose first connection failed stays closed for good, so the next try has a
 * new one. It comes by itself: pages ask the database for nothing while it counts as away.
 */
async function open(opened: Connection): Promise<Db> {
  try {
    await opened.client.connect();
  } catch (error) {
    if (holder.forgelineDatabase === opened) holder.forgelineDatabase = undefined;
    await opened.client.close();
    setTimeout(() => void database().catch(() => undefined), TRY_AGAIN_AFTER_MS).unref();
    throw error;
  }
  const db = opened.client.db(env().MONGODB_DB);
  await ensureIndexes(db);
  return db;
}

/**
 * The store's database, with every declared index in place. Throws the driver's connection errors, which the door
 * turns into 503; a failed attempt is not remembered, so the next call tries again.
 */
export async function database(): Promise<Db> {
  const opened = connection();
  opened.ready ??= open(opened).catch((error: unknown) => {
    opened.ready = undefined;
    throw error;
  });
  return opened.ready;
}

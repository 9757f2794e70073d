import 'server-only';
import { type Db, MongoClient, type MongoClientOptions } from 'mongodb';
import { env } from '@/lib/server/platform/config/env';
import { processSingleton } from '@/lib/server/platform/process-singleton';
import { AppError } from '@/lib/shared/messages/errors';
import { prepareDatabase } from './prepare-database';
import { isDatabaseStalled, markOpen, watchReachability } from './reachable';
import { watchStalls } from './watch-stalls';

type Connection = { client: MongoClient; opening: Promise<Db> | undefined; db?: Db };

const pool = () => processSingleton<{ connection?: Connection | undefined }>('database', () => ({}));

const SERVER_SELECTION_TIMEOUT_MS = 3_000;
const HEARTBEAT_INTERVAL_MS = 2_000;
/**
 * How long an operation waits for a connection, and then for the database's reply. The driver tries it once more, so that a
 * stalled database is detected within five seconds. Its own deadline for operations, `timeoutMS`, has no effect (mongodb
 * 6.22), and `maxTimeMS` is enforced by the server, which does not respond; that of the socket holds for all operations, those
 * of transactions and bulk writes too.
 */
const POOL_TIMEOUT_MS = 2_000;
const REPLY_TIMEOUT_MS = 1_500;
/** How long a call waits for a database that is being migrated; longer than the driver tries to reach one that is down. */
const LONGEST_WAIT_MS = 5_000;

const OPTIONS = {
  appName: 'forgeline',
  serverSelectionTimeoutMS: SERVER_SELECTION_TIMEOUT_MS,
  connectTimeoutMS: SERVER_SELECTION_TIMEOUT_MS,
  heartbeatFrequencyMS: HEARTBEAT_INTERVAL_MS,
  retryReads: true,
  retryWrites: true,
  ignoreUndefined: true,
  writeConcern: { w: 'majority' },
} as const satisfies MongoClientOptions;

function connection(): Connection {
  const existing = pool().connection;
  if (existing) return existing;
  const client = new MongoClient(env().MONGODB_URI, {
    ...OPTIONS,
    maxPoolSize: 50,
    waitQueueTimeoutMS: POOL_TIMEOUT_MS,
    socketTimeoutMS: REPLY_TIMEOUT_MS,
  });
  watchReachability(client);
  watchStalls(client, env().MONGODB_DB);
  const opened: Connection = { client, opening: undefined };
  pool().connection = opened;
  return opened;
}

export function client(): MongoClient {
  return connection().client;
}

export async function closeDatabase(): Promise<void> {
  await pool().connection?.client.close();
}

/** Migrations and indexes take as long as they take: a client of their own waits for them. */
async function prepare(): Promise<void> {
  const patient = new MongoClient(env().MONGODB_URI, OPTIONS);
  try {
    await patient.connect();
    await prepareDatabase(patient.db(env().MONGODB_DB));
  } finally {
    await patient.close();
  }
}

/** A driver whose first connection failed stays closed for good, so the next attempt has a new one. */
async function open(opened: Connection): Promise<Db> {
  markOpen(false);
  try {
    await opened.client.connect();
  } catch (error) {
    if (pool().connection === opened) pool().connection = undefined;
    await opened.client.close();
    throw error;
  }
  await prepare();
  opened.db = opened.client.db(env().MONGODB_DB);
  markOpen(true);
  return opened.db;
}

/** Runs migrations first. Throws `MigrationError` and the driver's errors; the next call tries again. */
export async function openDatabase(): Promise<Db> {
  const opened = connection();
  opened.opening ??= open(opened).catch((error: unknown) => {
    opened.opening = undefined;
    throw error;
  });
  return opened.opening;
}

/** Throws `database-unavailable` after five seconds without the database, and what `openDatabase` throws. */
export async function database(): Promise<Db> {
  if (isDatabaseStalled()) throw new AppError('database-unavailable');
  const { db } = connection();
  if (db) return db;
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError('database-unavailable')), LONGEST_WAIT_MS);
    timer.unref();
  });
  try {
    return await Promise.race([openDatabase(), limit]);
  } finally {
    clearTimeout(timer);
  }
}

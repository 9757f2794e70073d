import 'server-only';
import type { MongoClient, TopologyDescription } from 'mongodb';
import { processSingleton } from '@/lib/server/platform/process-singleton';

type Readiness = {
  /** The client in use, which alone is believed. */
  client?: MongoClient;
  hasPrimary: boolean;
  isStalled: boolean;
  isOpen: boolean;
};

/** The last observed state of the database, and whether it is open; the middleware reads both. */
const database = () =>
  processSingleton<Readiness>('database-readiness', () => ({
    hasPrimary: true,
    isStalled: false,
    isOpen: true,
  }));

/**
 * Whether a server that takes writes is known, responds to operations, and the migrations have run; true before the first
 * attempt to open the database. Costs nothing.
 */
export function isDatabaseReady(): boolean {
  return database().hasPrimary && database().isOpen && !database().isStalled;
}

/** Whether the database is known not to respond to operations, though it may be reached. */
export function isDatabaseStalled(): boolean {
  return database().isStalled;
}

/** Records whether the database is open: connected to, migrated, and indexed. */
export function markOpen(isOpen: boolean): void {
  database().isOpen = isOpen;
}

/** Records whether the database of this client responds to operations; ignored unless it is the client in use. */
export function markStalled(client: MongoClient, isStalled: boolean): void {
  if (isInUse(client)) database().isStalled = isStalled;
}

export function isInUse(client: MongoClient): boolean {
  return database().client === client;
}

/** The state of other members is of no account: the store reads from the primary too. */
function takesWrites({ servers }: TopologyDescription): boolean {
  return [...servers.values()].some(({ isWritable }) => isWritable);
}

/** Follows what this client learns of the database's servers, and no longer what one before it does. */
export function watchReachability(client: MongoClient): void {
  Object.assign(database(), { client, isStalled: false });
  client.on('topologyDescriptionChanged', ({ newDescription }) => {
    if (isInUse(client)) database().hasPrimary = takesWrites(newDescription);
  });
}

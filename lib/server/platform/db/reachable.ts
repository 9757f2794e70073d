import 'server-only';
import type { MongoClient, TopologyDescription } from 'mongodb';
import { processSingleton } from '@/lib/server/platform/process-singleton';

type Readiness = {
  /** The client in use, which alone is believed. */
  client?: MongoClient;
  hasPrimary: boolean;
  isOpen: boolean;
};

/** What the driver knows of the database's servers, and whether it is open; the middleware reads both. */
const database = () =>
  processSingleton<Readiness>('database-readiness', () => ({ hasPrimary: true, isOpen: true }));

/**
 * Whether a server that takes writes is known and the migrations have run; true before the first attempt to open the
 * database. Costs nothing.
 */
export function isDatabaseReady(): boolean {
  const { hasPrimary, isOpen } = database();
  return hasPrimary && isOpen;
}

/** Records whether the database is open: connected to, migrated, and indexed. */
export function markOpen(isOpen: boolean): void {
  database().isOpen = isOpen;
}

/** The state of other members is of no account: the store reads from the primary too. */
function takesWrites({ servers }: TopologyDescription): boolean {
  return [...servers.values()].some(({ isWritable }) => isWritable);
}

/** Follows what this client learns of the database's servers, and no longer what one before it does. */
export function watchReachability(client: MongoClient): void {
  database().client = client;
  client.on('topologyDescriptionChanged', ({ newDescription }) => {
    if (database().client === client) database().hasPrimary = takesWrites(newDescription);
  });
}

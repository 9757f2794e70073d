import type { MongoClient, TopologyDescription } from 'mongodb';
import { processSingleton } from '@/lib/server/platform/process-singleton';

type Readiness = {
  /** The client in use; what others observe is ignored. */
  client?: MongoClient;
  hasPrimary: boolean;
  isStalled: boolean;
  isOpen: boolean;
};

let shared: Readiness | undefined;
/** Looked up once: each response from memory depends on it. */
function database(): Readiness {
  shared ??= processSingleton<Readiness>('database-readiness', () => ({
    hasPrimary: true,
    isStalled: false,
    isOpen: true,
  }));
  return shared;
}

/** Connected to a server that takes writes and migrated; true before the first attempt to open. Costs nothing. */
export function isDatabaseReady(): boolean {
  const { hasPrimary, isOpen, isStalled } = database();
  return hasPrimary && isOpen && !isStalled;
}

export function isDatabaseStalled(): boolean {
  return database().isStalled;
}

/** Open: connected, migrated, and indexed. */
export function markOpen(isOpen: boolean): void {
  database().isOpen = isOpen;
}

/** Ignored unless it is the client in use. */
export function markStalled(client: MongoClient, isStalled: boolean): void {
  if (isInUse(client)) database().isStalled = isStalled;
}

export function isInUse(client: MongoClient): boolean {
  return database().client === client;
}

/** The state of other members has no effect: the store reads from the primary too. */
function takesWrites({ servers }: TopologyDescription): boolean {
  return [...servers.values()].some(({ isWritable }) => isWritable);
}

/** Ends the observation of the client before it. */
export function watchReachability(client: MongoClient): void {
  Object.assign(database(), { client, isStalled: false });
  client.on('topologyDescriptionChanged', ({ newDescription }) => {
    if (isInUse(client)) database().hasPrimary = takesWrites(newDescription);
  });
}

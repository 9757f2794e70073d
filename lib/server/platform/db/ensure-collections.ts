import 'server-only';
import type { Db } from 'mongodb';
import { log } from '@/lib/server/platform/log';
import type { Documents } from './collections';
import { isDatabaseAway } from './is-database-outage';

/** The collections without an index of their own; creating an index creates all others. */
const UNINDEXED: readonly (keyof Documents)[] = [
  'carts',
  'address_books',
  'counters',
  'price_versions',
  'audit_head',
  'sync_checkpoints',
  'leases',
  'restores',
  'job_runs',
  'releases',
  'release_files',
];

const NAMESPACE_EXISTS = 48;

async function create(db: Db, name: string): Promise<void> {
  try {
    await db.createCollection(name);
  } catch (error) {
    // Another process created it at the same moment.
    if ((error as { code?: unknown }).code === NAMESPACE_EXISTS) return;
    if (isDatabaseAway(error)) throw error;
    log().error({ collection: name, error }, 'a collection could not be created');
  }
}

/** Transactions would create them too, but fail or wait where several do so at once. */
export async function ensureCollections(db: Db): Promise<void> {
  const present = await db.listCollections({}, { nameOnly: true }).toArray();
  const names = new Set(present.map(({ name }) => name));
  await Promise.all(UNINDEXED.filter((name) => !names.has(name)).map((name) => create(db, name)));
}

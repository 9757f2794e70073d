import type { Db } from 'mongodb';
import { log } from '@/lib/server/platform/log';
import { refuseUnfinishedRestore } from './backup/restore-record';
import type { Documents } from './collections';
import { isDatabaseAway } from './database-errors';
import type { MigrationDocument } from './documents/coordination';
import { baseline } from './migrations/0001-baseline-shipments';
import { ensureIndexes } from './migrations/ensure-indexes';
import { refuseOtherShop } from './migrations/refuse-other-shop';
import { runMigrations } from './migrations/run-migrations';

/**
 * Migrations first, then collections and indexes, which may be unique over what a migration wrote. Repeatable. Returns
 * labels of migrations. Throws `MigrationError`, `UnfinishedRestoreError`, `EarlierDataError`,
 * `OtherShopError`, the driver's errors.
 */
export async function prepareDatabase(
  db: Db,
  { isRestoring = false }: { isRestoring?: boolean } = {},
): Promise<string[]> {
  if (!isRestoring) await refuseUnfinishedRestore(db);
  await refuseEarlierData(db);
  const applied = await runMigrations(db);
  await ensureCollections(db);
  await ensureIndexes(db);
  if (!isRestoring) await refuseOtherShop(db);
  return applied;
}

/** A store from before the baseline has documents in at least one of these. */
const FILLED = ['users', 'tools', 'orders'] as const;

export class EarlierDataError extends Error {
  override name = 'EarlierDataError';

  constructor(database: string) {
    super(
      `The database ${database} holds data from before 0.2.0, which this release cannot read: use an empty database (MONGODB_DB).`,
    );
  }
}

async function isFilled(db: Db): Promise<boolean> {
  const found = await Promise.all(
    FILLED.map((name) => db.collection(name).findOne({}, { projection: { _id: 1 } })),
  );
  return found.some((document) => document !== null);
}

async function refuseEarlierData(db: Db): Promise<void> {
  // Documents before records: another process that has just begun this database recorded the baseline first.
  const hasDocuments = await isFilled(db);
  const applied = await db.collection<MigrationDocument>('migrations').find().toArray();
  if (applied.some(({ _id, name }) => _id === baseline.id && name === baseline.name)) return;
  if (hasDocuments || applied.length > 0) throw new EarlierDataError(db.databaseName);
}

/** The collections without an index of their own; creating an index creates all others. */
const UNINDEXED: readonly (keyof Documents)[] = [
  'carts',
  'address_books',
  'list_columns',
  'import_columns',
  'counters',
  'price_versions',
  'trade_settings',
  'shop_facts',
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
async function ensureCollections(db: Db): Promise<void> {
  const present = await db.listCollections({}, { nameOnly: true }).toArray();
  const names = new Set(present.map(({ name }) => name));
  await Promise.all(UNINDEXED.filter((name) => !names.has(name)).map((name) => create(db, name)));
}

import 'server-only';
import type { Db } from 'mongodb';
import { refuseUnfinishedRestore } from './backup/restore-record';
import { ensureCollections } from './ensure-collections';
import { ensureIndexes } from './migrations/ensure-indexes';
import { runMigrations } from './migrations/run-migrations';
import { refuseEarlierData } from './refuse-earlier-data';

/**
 * Migrations first, then collections and indexes, which may be unique over what a migration wrote. Repeatable. Returns
 * labels of migrations. Throws `MigrationError`, `UnfinishedRestoreError`, `EarlierDataError`, the driver's errors.
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
  return applied;
}

import 'server-only';
import { createHash } from 'node:crypto';
import { findRestore } from './backup/restore-record';
import { database } from './client';
import type { MigrationDocument } from './documents/coordination';

/** Differs before and after a restore too. Throws the driver's errors. */
export async function databaseIdentity(): Promise<string> {
  const db = await database();
  const [migration, restore] = await Promise.all([
    db.collection<MigrationDocument>('migrations').findOne({}, { sort: { _id: 1 } }),
    findRestore(db),
  ]);
  const parts = [db.databaseName, migration?.appliedAt.toISOString(), restore?._id];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

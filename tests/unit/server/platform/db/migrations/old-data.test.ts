import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Db } from 'mongodb';
import { expect, it } from 'vitest';
import type { LeaseDocument, MigrationDocument } from '@/lib/server/platform/db/documents/coordination';
import { MIGRATIONS } from '@/lib/server/platform/db/migrations/all-migrations';
import { prepareDatabase } from '@/lib/server/platform/db/prepare-database';
import { migratedData, storeOldData } from './old-data';
import { testDatabase } from './test-database';

const HERE = path.dirname(fileURLToPath(import.meta.url));
const ROOT = path.resolve(HERE, '..', '..', '..', '..', '..', '..');
/** Right before which write each migrator is killed; the first of all is the lease. */
const KILLS = [2, 4, 9, 16, 30];

const { newDatabase, uri } = testDatabase();

async function oldDatabase(): Promise<Db> {
  const db = newDatabase();
  await storeOldData(db);
  return db;
}

async function expectMigrated(db: Db): Promise<void> {
  const { found, expected } = await migratedData(db);
  expect(found).toEqual(expected);
  const records = await db.collection<MigrationDocument>('migrations').find().sort({ _id: 1 }).toArray();
  expect(records.map(({ _id }) => _id)).toEqual(MIGRATIONS.map(({ id }) => id));
}

it('data of the first release becomes that of this one, and stays it however often it is migrated', async () => {
  const db = await oldDatabase();
  await prepareDatabase(db);
  await expectMigrated(db);
  // As if no record had been written of what was applied.
  await db.collection('migrations').deleteMany({});
  await prepareDatabase(db);
  await expectMigrated(db);
});

it('several migrators at once do the work of one', async () => {
  const db = await oldDatabase();
  const applied = await Promise.all([1, 2, 3].map(() => prepareDatabase(db)));
  expect(applied.flat()).toHaveLength(MIGRATIONS.length);
  await expectMigrated(db);
});

/** Returns by which signal it ended. */
async function killAtWrite(db: Db, write: number): Promise<NodeJS.Signals | null> {
  const script = path.join(HERE, 'old-data-migrator.ts');
  const child = spawn(
    process.execPath,
    ['--conditions=react-server', '--import', 'tsx', script, uri(), db.databaseName, String(write)],
    { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] },
  );
  const [, signal] = await once(child, 'exit');
  // Its lease would keep the next one waiting for some seconds.
  await db.collection<LeaseDocument>('leases').deleteMany({});
  return signal;
}

it('a migration that is killed again and again is resumed each time, and ends as if it never was', async () => {
  const db = await oldDatabase();
  for (const write of KILLS) expect(await killAtWrite(db, write)).toBe('SIGKILL');
  const recorded = await db.collection('migrations').countDocuments();
  expect(recorded).toBeGreaterThan(0);
  await prepareDatabase(db);
  await expectMigrated(db);
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Db } from 'mongodb';
import { expect, it } from 'vitest';
import type { LeaseDocument, MigrationDocument } from '@/lib/server/platform/db/documents/coordination';
import { MIGRATIONS } from '@/lib/server/platform/db/migrations/all-migrations';
import { type Migration, migrationLabel } from '@/lib/server/platform/db/migrations/migration';
import { isMigrationError, runMigrations } from '@/lib/server/platform/db/migrations/run-migrations';
import { doubleAmounts, rowsOf } from './double-amounts';
import { testDatabase } from './test-database';

const HERE = path.dirname(fileURLToPath(import.meta.url));
const ROOT = path.resolve(HERE, '..', '..', '..', '..', '..', '..');
const { newDatabase, uri } = testDatabase();

const recordsOf = (db: Db) =>
  db.collection<MigrationDocument>('migrations').find().sort({ _id: 1 }).toArray();

async function databaseWithRows(): Promise<Db> {
  const db = newDatabase();
  await rowsOf(db).insertMany([1, 2, 3, 4].map((amount) => ({ _id: amount, amount })));
  return db;
}

/** Counts how often it is run. */
function counting(id: number, name: string): Migration & { runs: number } {
  const migration = {
    id,
    name,
    runs: 0,
    up: async () => {
      migration.runs += 1;
    },
  };
  return migration;
}

it('the list of migrations names every file of the folder, in the order of their numbers', () => {
  const files = readdirSync(path.join(ROOT, 'lib/server/platform/db/migrations'))
    .filter((name) => /^\d{4}-/.test(name))
    .map((name) => path.basename(name, '.ts'));
  expect(MIGRATIONS.map(migrationLabel)).toEqual(files.sort());
  expect(MIGRATIONS.map(({ id }) => id)).toEqual(MIGRATIONS.map((_, place) => place + 1));
});

it('the list of migrations has nothing to change in an empty database, and records itself there', async () => {
  const db = newDatabase();
  expect(await runMigrations(db)).toEqual(MIGRATIONS.map(migrationLabel));
  expect((await recordsOf(db)).map(migrationRecord)).toEqual(MIGRATIONS.map(migrationRecord));
});

function migrationRecord({ name, ...rest }: { name: string } & ({ _id: number } | { id: number })): string {
  return `${'_id' in rest ? rest._id : rest.id} ${name}`;
}

it('runMigrations applies each migration once, in order, and records id, name, time and duration', async () => {
  const db = await databaseWithRows();
  const later = counting(2, 'later');
  const migrations = [doubleAmounts(), later];
  expect(await runMigrations(db, { migrations })).toEqual(['0001-double-amounts', '0002-later']);
  expect(await runMigrations(db, { migrations })).toEqual([]);
  expect(later.runs).toBe(1);
  expect((await rowsOf(db).find().sort({ _id: 1 }).toArray()).map(({ doubled }) => doubled)).toEqual([
    2, 4, 6, 8,
  ]);
  expect(await recordsOf(db)).toEqual([
    { _id: 1, name: 'double-amounts', appliedAt: expect.any(Date), durationMs: expect.any(Number) },
    { _id: 2, name: 'later', appliedAt: expect.any(Date), durationMs: expect.any(Number) },
  ]);
  expect(await db.collection<LeaseDocument>('leases').find().toArray()).toEqual([]);
});

it('runMigrations refuses to run in a release that is too old for the data, and in no other', async () => {
  const db = newDatabase();
  const [first, second] = [counting(1, 'first'), counting(2, 'second')];
  const contract = { ...counting(3, 'contract'), oldestServer: 2 };
  const after = counting(4, 'after');
  await runMigrations(db, { migrations: [first, second, contract, after] });
  // The release before, restarted during the rollout.
  expect(await runMigrations(db, { migrations: [first, second, contract] })).toEqual([]);
  expect(await runMigrations(db, { migrations: [first, second] })).toEqual([]);
  const tooOld = await runMigrations(db, { migrations: [first] }).catch((error: unknown) => error);
  expect(isMigrationError(tooOld)).toBe(true);
  expect((tooOld as Error).message).toContain(
    'up to 0001; this database may be served by releases that know 0002',
  );
  expect(first.runs).toBe(1);
});

it('runMigrations ends no support by a migration of the same release', () => {
  for (const { id, oldestServer = 0 } of MIGRATIONS) expect(oldestServer).toBeLessThan(id);
});

it('runMigrations applies only what a newer release adds', async () => {
  const db = newDatabase();
  const [first, second] = [counting(1, 'first'), counting(2, 'second')];
  await runMigrations(db, { migrations: [first] });
  expect(await runMigrations(db, { migrations: [first, second] })).toEqual(['0002-second']);
  expect([first.runs, second.runs]).toEqual([1, 1]);
});

it('runMigrations runs in one of several migrators, and the others wait for it', async () => {
  const db = newDatabase();
  const migrations = [counting(1, 'first'), counting(2, 'second')];
  const applied = await Promise.all(Array.from({ length: 4 }, () => runMigrations(db, { migrations })));
  expect(applied.flat().sort()).toEqual(['0001-first', '0002-second']);
  expect(migrations.map(({ runs }) => runs)).toEqual([1, 1]);
});

it('runMigrations names a migration that fails, does not record it, and runs it again the next time', async () => {
  const db = await databaseWithRows();
  const failing = doubleAmounts(async (written) => {
    if (written === 2) throw new Error('row 2 has no price');
  });
  const later = counting(2, 'later');
  const attempt = runMigrations(db, { migrations: [failing, later] });
  await expect(attempt).rejects.toThrow(/^Migration 0001-double-amounts failed: row 2 has no price\n/);
  expect(await recordsOf(db)).toEqual([]);
  expect(later.runs).toBe(0);
  expect(await runMigrations(db, { migrations: [doubleAmounts(), later] })).toHaveLength(2);
  expect((await rowsOf(db).find().sort({ _id: 1 }).toArray()).map(({ doubled }) => doubled)).toEqual([
    2, 4, 6, 8,
  ]);
});

it('runMigrations resumes a migration whose process was killed in the middle', async () => {
  const db = await databaseWithRows();
  const child = spawn(
    process.execPath,
    [
      '--conditions=react-server',
      '--import',
      'tsx',
      path.join(HERE, 'stuck-migrator.ts'),
      uri(),
      db.databaseName,
      '1000',
    ],
    { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [said] = await once(child.stdout, 'data');
  expect(String(said)).toContain('half way');
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  expect(await rowsOf(db).countDocuments({ doubled: { $exists: true } })).toBe(2);
  expect(await recordsOf(db)).toEqual([]);

  expect(await runMigrations(db, { migrations: [doubleAmounts()] })).toEqual(['0001-double-amounts']);
  expect((await rowsOf(db).find().sort({ _id: 1 }).toArray()).map(({ doubled }) => doubled)).toEqual([
    2, 4, 6, 8,
  ]);
});

it('runMigrations leaves the work to the process that took over while its own was paused', async () => {
  const db = await databaseWithRows();
  const leases = db.collection<LeaseDocument>('leases');
  const another = doubleAmounts();
  let isTaken = false;
  const paused = doubleAmounts(async (written) => {
    if (written < 2 || isTaken) return;
    isTaken = true;
    // As if this process had been paused for longer than its lease: another holds it, and has migrated.
    await leases.updateOne(
      { _id: 'migrations' },
      { $set: { holder: 'other', until: new Date(Date.now() + 60_000) } },
    );
    await another.up({ db, signal: new AbortController().signal });
    await db
      .collection<MigrationDocument>('migrations')
      .insertOne({ _id: 1, name: 'double-amounts', appliedAt: new Date(), durationMs: 1 });
    await new Promise((resolve) => setTimeout(resolve, 200));
  });
  expect(await runMigrations(db, { migrations: [paused], leaseMs: 150 })).toEqual([]);
  expect(await recordsOf(db)).toHaveLength(1);
  expect(await leases.findOne({ _id: 'migrations' })).toMatchObject({ holder: 'other' });
});

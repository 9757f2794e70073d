import { setTimeout } from 'node:timers/promises';
import type { Db } from 'mongodb';
import { isDatabaseOutage } from '@/lib/server/platform/db/database-errors';
import type { MigrationDocument } from '@/lib/server/platform/db/documents/coordination';
import { LeaseLostError, withLease } from '@/lib/server/platform/db/one-at-a-time';
import { MIGRATIONS } from './all-migrations';
import { type Migration, migrationLabel } from './migration';

/** How long after it was killed the migrator's work may be resumed. */
const LEASE_MS = 15_000;
const POLL_MS = 200;

type Options = { migrations?: readonly Migration[]; leaseMs?: number };

/** A migration that cannot be applied: the data stays as it is until someone looks into it. */
class MigrationError extends Error {
  override name = 'MigrationError';

  constructor(migration: Migration, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(
      `Migration ${migrationLabel(migration)} failed: ${reason}\n` +
        'The store does not start on data it has not migrated. Once the cause is removed, start again: the migration is run anew.',
      { cause },
    );
  }
}

export class OutdatedServerError extends Error {
  override name = 'OutdatedServerError';

  constructor(ownLatest: number, oldestServer: number) {
    const number = (id: number) => String(id).padStart(4, '0');
    super(
      `This release knows migrations up to ${number(ownLatest)}; this database may be served by releases that know ` +
        `${number(oldestServer)} or later.
Start a later release: this one would misread what later ones stored.`,
    );
  }
}

/** By name: other bundles of the same process have classes of their own. */
const KEEP_FROM_SERVING = [
  'MigrationError',
  'OutdatedServerError',
  'UnfinishedRestoreError',
  'EarlierDataError',
  'OtherShopError',
];

/** Also of an error thrown by another bundle of the same process. */
export function isMigrationError(error: unknown): error is Error {
  return error instanceof Error && KEEP_FROM_SERVING.includes(error.name);
}

async function findPending(db: Db, migrations: readonly Migration[]): Promise<Migration[]> {
  const applied = await db.collection<MigrationDocument>('migrations').find().toArray();
  const ownLatest = Math.max(0, ...migrations.map(({ id }) => id));
  const oldestServer = Math.max(0, ...applied.map((record) => record.oldestServer ?? 0));
  if (oldestServer > ownLatest) throw new OutdatedServerError(ownLatest, oldestServer);
  const ids = new Set(applied.map(({ _id }) => _id));
  return migrations.filter(({ id }) => !ids.has(id));
}

async function apply(db: Db, migration: Migration, signal: AbortSignal): Promise<void> {
  const start = performance.now();
  try {
    signal.throwIfAborted();
    await migration.up({ db, signal });
    signal.throwIfAborted();
  } catch (error) {
    if (error instanceof LeaseLostError || isDatabaseOutage(error)) throw error;
    throw new MigrationError(migration, error);
  }
  const { id, name, oldestServer } = migration;
  const durationMs = Math.round(performance.now() - start);
  await db.collection<MigrationDocument>('migrations').insertOne({
    _id: id,
    name,
    appliedAt: new Date(),
    durationMs,
    ...(oldestServer !== undefined && { oldestServer }),
  });
}

async function applyPending(
  db: Db,
  migrations: readonly Migration[],
  signal: AbortSignal,
): Promise<string[]> {
  // Read again under the lease: its previous holder may have applied some.
  const pending = await findPending(db, migrations);
  for (const migration of pending) await apply(db, migration, signal);
  return pending.map(migrationLabel);
}

/**
 * Applies unrecorded migrations in order, one process at a time; one that was killed is resumed. Returns their labels.
 * Throws `MigrationError` at the first that fails, `OutdatedServerError`, and the driver's errors.
 */
export async function runMigrations(
  db: Db,
  { migrations = MIGRATIONS, leaseMs = LEASE_MS }: Options = {},
): Promise<string[]> {
  for (;;) {
    if ((await findPending(db, migrations)).length === 0) return [];
    try {
      const run = await withLease(db, { name: 'migrations', leaseMs }, (signal) =>
        applyPending(db, migrations, signal),
      );
      if (run.isHeld) return run.value;
    } catch (error) {
      if (!(error instanceof LeaseLostError)) throw error;
    }
    await setTimeout(POLL_MS);
  }
}

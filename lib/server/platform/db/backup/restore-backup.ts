import 'server-only';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Db } from 'mongodb';
import type { RestoreDocument } from '@/lib/server/platform/db/documents/coordination';
import { MIGRATIONS } from '@/lib/server/platform/db/migrations/all-migrations';
import { OutdatedServerError } from '@/lib/server/platform/db/migrations/run-migrations';
import { withLease } from '@/lib/server/platform/db/one-at-a-time';
import { prepareDatabase } from '@/lib/server/platform/db/prepare-database';
import { type FileContents, putContentsBack } from './file-contents';
import { loadBackup } from './load-backup';
import { BackupError, hashFile, MANIFEST_FILE, type Manifest, readManifest } from './manifest';
import { findRestore, insertRestore, updateRestore } from './restore-record';
import { newSeries, setBack } from './set-back';

const LEASE_MS = 15_000;
/**
 * Collections that only processes of the past could use; when jobs last succeeded, on which alerts rely: none has worked on the
 * restored data; and the records of restores themselves.
 */
const NOT_RESTORED: ReadonlySet<string> = new Set([
  ...['leases', 'refreshed_tags', 'reloads', 'job_runs', 'restores'],
]);
const OWN: ReadonlySet<string> = new Set(['leases', 'restores']);

export type RestoreOptions = {
  db: Db;
  folder: string;
  now: Date;
  keepsSeries: boolean;
  contents?: FileContents;
};

/** Throws `BackupError` that names the first fault. */
export async function verifyBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  for (const { path: name, sha256, bytes } of manifest.files) {
    const file = path.join(folder, name);
    let found: Awaited<ReturnType<typeof hashFile>>;
    try {
      found = await hashFile(file);
    } catch (cause) {
      throw new BackupError(`The backup is damaged: ${file} cannot be read.`, { cause });
    }
    if (found.sha256 !== sha256 || found.bytes !== bytes)
      throw new BackupError(`The backup is damaged: ${file} is not what was written.`);
  }
  return manifest;
}

async function collectionNames(db: Db): Promise<string[]> {
  const all = await db.listCollections({}, { nameOnly: true }).toArray();
  return all.map(({ name }) => name).filter((name) => !name.startsWith('system.'));
}

/** By its manifest, wherever its folder is. */
async function idOf(folder: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(path.join(folder, MANIFEST_FILE)))
    .digest('hex');
}

function refuseNewer({ schema }: Manifest): void {
  const latest = Math.max(0, ...MIGRATIONS.map(({ id }) => id));
  if (schema.oldestServer > latest) throw new OutdatedServerError(latest, schema.oldestServer);
}

/** Drops what a restore that was cut short has loaded; nothing has served it. */
async function dropLoaded(db: Db, signal: AbortSignal): Promise<void> {
  for (const name of (await collectionNames(db)).filter((one) => !OWN.has(one))) {
    signal.throwIfAborted();
    await db.collection(name).drop();
  }
}

async function begin(
  { db, now, keepsSeries }: RestoreOptions,
  id: string,
  manifest: Manifest,
): Promise<RestoreDocument> {
  const { release, snapshotAt } = manifest;
  const record: RestoreDocument = {
    _id: id,
    state: 'loading',
    startedAt: now,
    backup: { release, snapshotAt: new Date(snapshotAt) },
    ...(keepsSeries ? {} : { series: newSeries(now) }),
  };
  await insertRestore(db, record);
  return record;
}

async function load(options: RestoreOptions, signal: AbortSignal): Promise<RestoreDocument> {
  const { db, folder, now } = options;
  const id = await idOf(folder);
  const previous = await findRestore(db);
  if (previous?._id === id && previous.state !== 'loading') return previous;
  const names = await collectionNames(db);
  const isEmpty = names.every((name) => OWN.has(name));
  if (!isEmpty && (previous?._id !== id || previous.state !== 'loading'))
    throw new BackupError(
      `The database ${db.databaseName} is not empty. Restore into a new one, or drop it first.`,
    );
  const manifest = await verifyBackup(folder);
  refuseNewer(manifest);
  const record = previous?._id === id ? previous : await begin(options, id, manifest);
  await dropLoaded(db, signal);
  const documents = await loadBackup(db, folder, manifest, NOT_RESTORED);
  const files = await putContentsBack(folder, manifest, options.contents);
  signal.throwIfAborted();
  await prepareDatabase(db, { isRestoring: true });
  const changed = await setBack(db, { now, series: record.series ?? null });
  const loaded = { state: 'loaded', loadedAt: new Date(), documents, files, setBack: changed } as const;
  await updateRestore(db, id, loaded);
  return { ...record, ...loaded };
}

/**
 * Loads a backup into an empty database, migrates it and applies set-back.ts. Resumes one that was cut short; returns the
 * record of one loaded already. Throws `BackupError`, `MigrationError`, `OutdatedServerError` and the driver's errors.
 */
export async function restoreBackup(options: RestoreOptions): Promise<RestoreDocument> {
  const run = await withLease(options.db, { name: 'restore', leaseMs: LEASE_MS }, (signal) =>
    load(options, signal),
  );
  if (run.isHeld) return run.value;
  throw new BackupError('Another restore of this database is under way, or was killed a few seconds ago.');
}

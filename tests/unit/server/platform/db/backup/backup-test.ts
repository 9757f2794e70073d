import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Db } from 'mongodb';
import { afterAll } from 'vitest';
import { type BackupOptions, writeBackup } from '@/lib/server/platform/db/backup/write-backup';

/** A folder for the backups of one test file, removed in the end. */
export function backupFolder(): (name: string) => string {
  const root = mkdtempSync(path.join(tmpdir(), 'forgeline-backup-'));
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  return (name) => path.join(root, name);
}

/** Backs a database up into `folder`. */
export function backUp(db: Db, folder: string, more: Partial<BackupOptions> = {}) {
  return writeBackup({ client: db.client, database: db.databaseName, folder, release: '1.2.3', ...more });
}

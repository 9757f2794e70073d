import 'server-only';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { INCOMPLETE, MANIFEST_FILE } from './manifest';

/** One that is still being written is younger. */
const CUT_SHORT_AFTER_MS = 24 * 3_600_000;
const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;

/** Sorts by time: `2026-11-23T03-00-00Z`. */
export function backupName(now: Date): string {
  return `${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
}

export function isBackupName(name: string): boolean {
  return NAME.test(name);
}

async function remove(folder: string): Promise<void> {
  await rm(path.join(folder, MANIFEST_FILE), { force: true });
  await rm(folder, { recursive: true, force: true });
}

/** Also removes what backups cut short a day ago left; anything else stays. Returns the removed names. */
export async function keepNewest(parent: string, count: number, now: Date = new Date()): Promise<string[]> {
  const names = (await readdir(parent)).sort();
  const complete = names.filter(isBackupName);
  const doomed = complete.slice(0, Math.max(0, complete.length - count));
  for (const name of names.filter((one) => one.endsWith(INCOMPLETE))) {
    const { mtimeMs } = await stat(path.join(parent, name));
    if (now.getTime() - mtimeMs > CUT_SHORT_AFTER_MS) doomed.push(name);
  }
  for (const name of doomed) await remove(path.join(parent, name));
  return doomed;
}

import 'server-only';
import { createReadStream } from 'node:fs';
import { link, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { type BackupFile, hashFile, INCOMPLETE, MANIFEST_FILE, readManifest, writeHashed } from './manifest';

/** The content of uploaded files never changes, so a backup can share it with an earlier one. */
export type PreviousBackup = { folder: string; contents: ReadonlyMap<string, BackupFile> };

export async function previousBackup(folder: string): Promise<PreviousBackup> {
  const { files } = await readManifest(folder);
  return { folder, contents: new Map(files.flatMap((file) => (file.name ? [[file.name, file]] : []))) };
}

export async function newestBackup(parent: string): Promise<PreviousBackup | undefined> {
  const names = (await readdir(parent)).filter(isBackupName).sort().reverse();
  for (const name of names) {
    const found = await previousBackup(path.join(parent, name)).catch(() => undefined);
    if (found) return found;
  }
  return undefined;
}

/** Opens the file only when it is first read: an error of a stream that nothing listens to yet would end the process. */
async function* partsOf(file: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(file);
}

async function writeCopy(source: string, target: string): Promise<string> {
  try {
    return (await writeHashed(target, partsOf(source))).sha256;
  } catch (error) {
    await rm(target, { force: true });
    throw error;
  }
}

/** A hard link where the file system has such, else a copy. Returns the hash of what is there now. */
async function share(source: string, target: string): Promise<string> {
  try {
    await link(source, target);
  } catch {
    return writeCopy(source, target);
  }
  return (await hashFile(target)).sha256;
}

/** Returns undefined, with nothing at `target`, if the earlier backup does not have the content unharmed. */
export async function reuse(
  { folder, contents }: PreviousBackup,
  { _id, bytes }: { _id: string; bytes: number },
  target: string,
): Promise<BackupFile | undefined> {
  const entry = contents.get(_id);
  if (entry?.bytes !== bytes) return undefined;
  const sha256 = await share(path.join(folder, entry.path), target).catch(() => undefined);
  if (sha256 === entry.sha256) return entry;
  await rm(target, { force: true });
  return undefined;
}

/** One that is still being written is younger. */
const CUT_SHORT_AFTER_MS = 24 * 3_600_000;
const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;

/** Sorts by time: `2026-11-23T03-00-00Z`. */
export function backupName(now: Date): string {
  return `${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
}

function isBackupName(name: string): boolean {
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

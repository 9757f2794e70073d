import 'server-only';
import { createReadStream } from 'node:fs';
import { link, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { hashFile, writeHashed } from './hashed-file';
import { isBackupName } from './keep-backups';
import { type BackupFile, readManifest } from './manifest';

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

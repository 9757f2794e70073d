import 'server-only';
import path from 'node:path';
import { hashFile } from './hashed-file';
import { BackupError, type Manifest, readManifest } from './manifest';

/** Reads a whole backup and compares it with its manifest, which it returns. Throws `BackupError` that names the first fault. */
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

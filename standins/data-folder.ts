import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';

/** Thrown when a data folder cannot be used; the message is one clear line. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';
}

/**
 * Makes `folder` if it is missing and takes it for this process alone. Gives the function that lets it go.
 * A lock left by a process that no longer lives is taken over. Throws DataFolderError.
 */
export function takeDataFolder(folder: string): () => void {
  const lock = join(folder, 'lock');
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new DataFolderError(`The data folder ${folder} cannot be made: ${reasonOf(error)}.`);
  }
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      const handle = openSync(lock, 'wx', 0o600);
      writeSync(handle, String(process.pid));
      closeSync(handle);
      return () => rmSync(lock, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
        throw new DataFolderError(`The data folder ${folder} cannot be written: ${reasonOf(error)}.`);
      }
    }
    const owner = readOwner(lock);
    if (owner !== undefined && isAlive(owner)) {
      throw new DataFolderError(`The data folder ${folder} is in use by process ${owner}.`);
    }
    rmSync(lock, { force: true });
  }
  throw new DataFolderError(`The data folder ${folder} is being taken by another process.`);
}

/** Makes new, renamed and removed names in `folder` survive a loss of power. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The short reason of a failed file operation, `ENOSPC` said in words. */
export function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code === 'ENOSPC' ? 'the disk is full' : (code ?? message);
}

function readOwner(lock: string): number | undefined {
  try {
    const pid = Number(readFileSync(lock, 'utf8'));
    return Number.isInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { resolve } from 'node:path';
import { isRunning, startOf } from './process-state';

/** Thrown when a data folder cannot be used; the message is one clear line. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';
}

const heldHere = new Set<string>();

/** Claims `folder` for this process by a lock file; returns its release. Throws DataFolderError. */
export function takeDataFolder(folder: string, lockName = 'lock'): () => void {
  const lock = resolve(folder, lockName);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new DataFolderError(`The data folder ${folder} cannot be made: ${reasonOf(error)}.`);
  }
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      const handle = openSync(lock, 'wx', 0o600);
      writeSync(handle, `${process.pid} ${startOf(process.pid)}\n`);
      closeSync(handle);
      heldHere.add(lock);
      return () => {
        heldHere.delete(lock);
        rmSync(lock, { force: true });
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
        throw new DataFolderError(`The data folder ${folder} cannot be written: ${reasonOf(error)}.`);
      }
    }
    const owner = readOwner(lock);
    if (owner && holds(owner, lock)) {
      throw new DataFolderError(`The data folder ${folder} is in use by process ${owner.pid}.`);
    }
    rmSync(lock, { force: true });
  }
  throw new DataFolderError(`The data folder ${folder} is being taken by another process.`);
}

export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code === 'ENOSPC' ? 'the disk is full' : (code ?? message);
}

/** Who wrote a lock; `start` is empty where the system does not report it. */
type Owner = { pid: number; start: string };

function readOwner(lock: string): Owner | undefined {
  try {
    const [pid = '', start = ''] = readFileSync(lock, 'utf8').trim().split(' ');
    return { pid: Number(pid), start };
  } catch {
    return undefined;
  }
}

function holds({ pid, start }: Owner, lock: string): boolean {
  // The lock of an earlier process with the same id, such as the first of a container, is stale.
  if (pid === process.pid) return heldHere.has(lock);
  return isRunning(pid) && (start === '' || start === startOf(pid));
}

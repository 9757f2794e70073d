import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isRunning } from '@forgeline/emulator-kit/process-state';

/**
 * Claims the data folder for this process, and empties it if `fresh`. Throws one clear line when another running stack
 * holds it, so that `--fresh` never deletes data in use.
 */
export function claimDataFolder(dataDir: string, { fresh = false } = {}): void {
  const file = path.join(dataDir, 'stack.pid');
  const holder = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  if (holder !== process.pid && isRunning(holder)) {
    throw new Error(
      `The data folder ${dataDir} is used by another running Forgeline (process ${holder}). Stop it, or set DATA_DIR to another folder.`,
    );
  }
  if (fresh) rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, String(process.pid));
}

/** Releases the data folder. */
export function releaseDataFolder(dataDir: string): void {
  const file = path.join(dataDir, 'stack.pid');
  if (existsSync(file) && readFileSync(file, 'utf8') === String(process.pid)) rmSync(file, { force: true });
}

import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isRunning } from '@forgeline/emulator-kit/process-state';

/** Beside each build, a file for each process that serves from it, named by its id. */
const USERS = 'forgeline-users';

/** Marks a build, given by its folder, as used by this process, so that it is not removed meanwhile. */
export function claimBuild(build: string): void {
  mkdirSync(path.join(build, USERS), { recursive: true });
  writeFileSync(path.join(build, USERS, String(process.pid)), '');
}

function isInUse(build: string): boolean {
  const users = path.join(build, USERS);
  return existsSync(users) && readdirSync(users).some((pid) => isRunning(Number(pid)));
}

/**
 * Removes the complete builds below `folder` except the newest `kept` ones and those in use by a running process. A
 * complete build has a file named `stamp`.
 */
export function dropOldBuilds(folder: string, stamp: string, kept: number): void {
  const builds = readdirSync(folder)
    .map((name) => path.join(folder, name))
    .filter((build) => existsSync(path.join(build, stamp)))
    .map((build) => ({ build, time: statSync(path.join(build, stamp)).mtimeMs }))
    .sort((a, b) => b.time - a.time);
  for (const { build } of builds.slice(kept))
    if (!isInUse(build)) rmSync(build, { recursive: true, force: true });
}

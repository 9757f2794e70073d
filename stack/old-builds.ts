import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isRunning } from '@forgeline/emulator-kit/process-state';

/** Beside each build, a file for each process that serves from it, named by its id. */
const USERS = 'forgeline-users';

export function claimBuild(build: string): void {
  mkdirSync(path.join(build, USERS), { recursive: true });
  writeFileSync(path.join(build, USERS, String(process.pid)), '');
}

function isInUse(build: string): boolean {
  const users = path.join(build, USERS);
  return existsSync(users) && readdirSync(users).some((pid) => isRunning(Number(pid)));
}

/** Removes complete builds (with a file `stamp`) except the newest ones and those in use. */
export function dropOldBuilds(folder: string, stamp: string, count: number): void {
  const builds = readdirSync(folder)
    .map((name) => path.join(folder, name))
    .filter((build) => existsSync(path.join(build, stamp)))
    .map((build) => ({ build, time: statSync(path.join(build, stamp)).mtimeMs }))
    .sort((a, b) => b.time - a.time);
  for (const { build } of builds.slice(count))
    if (!isInUse(build)) rmSync(build, { recursive: true, force: true });
}

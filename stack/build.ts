import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { isRunning } from '@forgeline/emulator-kit/process-state';
import { inRoot, ROOT } from './paths';
import { sourceHash } from './source-hash';

const RETAINED_BUILDS = 3;
const STAMP = 'forgeline-complete';
const LOCK_RETRY_MS = 500;
const NEXT = inRoot('node_modules', 'next', 'dist', 'bin', 'next');

export function buildEnvironment(distDir: string): Record<string, string> {
  return { NEXT_DIST_DIR: distDir, NEXT_TSCONFIG: '.builds/tsconfig.json', NEXT_TELEMETRY_DISABLED: '1' };
}

/** Next.js adds its own folders to its tsconfig, so it gets a separate one. */
export function prepareBuildFolder(): void {
  mkdirSync(inRoot('.builds'), { recursive: true });
  const file = inRoot('.builds', 'tsconfig.json');
  if (!existsSync(file))
    writeFileSync(file, JSON.stringify({ extends: '../tsconfig.json', include: ['../**/*.ts'] }));
}

/**
 * Returns the folder, relative to the project. Builds are named by the hash of their sources, so that a test run never
 * replaces the files a running demo serves, and stay as long as a process uses them.
 */
export async function buildIfStale(): Promise<string> {
  const hash = sourceHash();
  const distDir = `.builds/${hash}`;
  const stamp = inRoot(distDir, STAMP);
  const isBuilt = () => {
    if (!existsSync(stamp)) return false;
    claimBuild(inRoot(distDir));
    // Removed between the two steps.
    return existsSync(stamp);
  };
  if (isBuilt()) return distDir;
  prepareBuildFolder();
  const release = await acquireBuildLock();
  try {
    if (isBuilt()) return distDir;
    console.log('Building the store…');
    rmSync(inRoot(distDir), { recursive: true, force: true });
    await runBuild(distDir);
    writeFileSync(stamp, new Date().toISOString());
    claimBuild(inRoot(distDir));
    dropOldBuilds(inRoot('.builds'), STAMP, RETAINED_BUILDS);
  } finally {
    release();
  }
  return distDir;
}

/** One build at a time in this folder, across processes; the lock of a dead process is taken over. */
async function acquireBuildLock(): Promise<() => void> {
  const file = inRoot('.builds', 'lock');
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    if (!isRunning(Number(readFileSync(file, 'utf8')))) rmSync(file, { force: true });
    else await setTimeout(LOCK_RETRY_MS);
  }
}

async function runBuild(distDir: string): Promise<void> {
  const output: string[] = [];
  const child = spawn(process.execPath, [NEXT, 'build'], {
    cwd: ROOT,
    env: { ...process.env, ...buildEnvironment(distDir), NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code === 0) return;
  rmSync(inRoot(distDir), { recursive: true, force: true });
  throw new Error(`The build failed:\n${output.join('')}`);
}

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

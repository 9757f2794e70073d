import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const LIMIT_MS = 300_000;
/** Test files that run beside each other may install at once. */
const WAIT_FOR_OTHERS = 'DPkg::Lock::Timeout=120';

function apt(...args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['-o', WAIT_FOR_OTHERS, ...args], { stdio: 'ignore', timeout: LIMIT_MS, env });
}

/** Installs Debian packages first if needed, and if this user can. */
export function ensureInstalled(isThere: () => boolean, packages: readonly string[]): boolean {
  if (isThere()) return true;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
  return isThere();
}

export function runs(program: string, ...words: string[]): boolean {
  return spawnSync(program, words, { stdio: 'ignore' }).status === 0;
}

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from '@forgeline/emulator-kit/testing/find-chromium';
import { inRoot } from './paths';

const DOWNLOAD_LIMIT_MS = 300_000;

/** Without input or output. Null if it cannot be run or takes too long. */
function run(program: string, ...args: string[]): Promise<number | null> {
  const child = spawn(program, args, {
    stdio: 'ignore',
    timeout: DOWNLOAD_LIMIT_MS,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return new Promise((resolve) => {
    child.once('error', () => resolve(null));
    child.once('exit', resolve);
  });
}

/** Without recommended packages; waits for other installations. */
function install(name: string): Promise<number | null> {
  const options = ['-o', 'DPkg::Lock::Timeout=120', '-y', '-qq', '--no-install-recommends'];
  return run('apt-get', 'install', ...options, name);
}

/**
 * CHROMIUM_PATH or the system's, else Playwright's download, else the system's package if this user can install it. Rejects
 * with one line that names what to install.
 */
export async function findOrInstallChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  console.log('No Chromium found: trying Playwright’s download…');
  const cli = inRoot('node_modules', 'playwright', 'cli.js');
  await run(process.execPath, cli, 'install', 'chromium');
  const downloaded = findChromium();
  if (downloaded) return downloaded;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Debian’s package…');
    await run('apt-get', 'update', '-qq');
    // Older releases have only the browser.
    if ((await install('chromium-headless-shell')) !== 0) await install('chromium');
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    'No Chromium for the browser tests. Install chromium or Google Chrome, or set CHROMIUM_PATH to one.',
  );
}

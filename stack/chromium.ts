import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from '@forgeline/emulator-kit/testing/find-chromium';
import { inRoot } from './paths';

const DOWNLOAD_LIMIT_MS = 300_000;

/** Runs apt-get without questions or output, and returns its exit code. */
function apt(...args: string[]): number | null {
  return spawnSync('apt-get', args, {
    stdio: 'ignore',
    timeout: DOWNLOAD_LIMIT_MS,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status;
}

/**
 * Returns a Chromium for the journeys: the one named by CHROMIUM_PATH or found on the system, else Playwright's own
 * download, else the system's package if this user can install it. Throws one clear line that says what to install.
 */
export function findOrInstallChromium(): string {
  const found = findChromium();
  if (found) return found;
  console.log('No Chromium found: trying Playwright’s download…');
  const cli = inRoot('node_modules', 'playwright', 'cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'ignore', timeout: DOWNLOAD_LIMIT_MS });
  const downloaded = findChromium();
  if (downloaded) return downloaded;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Debian’s package…');
    apt('update', '-qq');
    // Older releases have only the browser.
    if (apt('install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell') !== 0)
      apt('install', '-y', '-qq', '--no-install-recommends', 'chromium');
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    'No Chromium for the browser tests. Install chromium or Google Chrome, or set CHROMIUM_PATH to one.',
  );
}

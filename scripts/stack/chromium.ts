import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { inRoot } from './paths';

const DOWNLOAD_LIMIT_MS = 300_000;

const SYSTEM_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

function present(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...SYSTEM_PLACES, chromium.executablePath()].find(
    (place) => place !== undefined && place !== '' && existsSync(place),
  );
}

/**
 * A Chromium for the journeys: the one named by CHROMIUM_PATH or found on the system, else Playwright's own download,
 * else the system's package where this user may install one. Throws a clear line that says what to install.
 */
export function findOrInstallChromium(): string {
  const found = present();
  if (found) return found;
  console.log('No Chromium found: trying Playwright’s download…');
  const cli = inRoot('node_modules', 'playwright', 'cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'ignore', timeout: DOWNLOAD_LIMIT_MS });
  const downloaded = present();
  if (downloaded) return downloaded;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Debian’s package chromium…');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore', timeout: DOWNLOAD_LIMIT_MS });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      stdio: 'ignore',
      timeout: DOWNLOAD_LIMIT_MS,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  const installed = present();
  if (installed) return installed;
  throw new Error(
    'No Chromium for the browser tests. Install chromium or Google Chrome, or set CHROMIUM_PATH to one.',
  );
}

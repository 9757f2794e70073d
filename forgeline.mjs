#!/usr/bin/env node
// Runs the store's commands (`node forgeline.mjs --help`) from the files of its build, in this very process: plain Node,
// nothing is installed and nothing compiled. stack/bundle-server.ts makes those files of scripts/forgeline.ts.
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { findShop, requireNode } from './scripts/require-node.mjs';

/** Without a build there is nothing that these could run. */
const SERVERS = ['start', 'worker'];
const ORPHAN_CHECK_MS = 500;
/** In a checkout, the sources of the build in .next. */
const SOURCES = ['app', 'components', 'lib', 'scripts/forgeline', 'server.ts', 'stack', 'package-lock.json'];

/** npm passes a SIGTERM on to the shell in between, which dies without passing it on: then this process is orphaned. */
function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const check = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(check);
    process.kill(process.pid, 'SIGTERM');
  }, ORPHAN_CHECK_MS);
  check.unref();
}

function newestOf(file) {
  const stats = statSync(file);
  return stats.isDirectory()
    ? Math.max(0, ...readdirSync(file).map((name) => newestOf(path.join(file, name))))
    : stats.mtimeMs;
}

/** An artifact has no sources, and a build in another folder is named by those it was made of. */
function warnIfOutdated(build) {
  if (process.env.NEXT_DIST_DIR || !existsSync('app')) return;
  const newest = Math.max(...SOURCES.filter((file) => existsSync(file)).map(newestOf));
  if (newest > statSync(build).mtimeMs) {
    console.error(
      'The sources have changed since the production build that runs here. To build them: npm run build',
    );
  }
}

requireNode();
const words = process.argv.slice(2);
// Paths on the command line are relative to the folder it was typed in, which npm names by itself.
if (!process.env.npm_lifecycle_event) process.env.INIT_CWD = process.cwd();
const ofCommand = findShop(words);
process.chdir(path.dirname(fileURLToPath(import.meta.url)));
const file = path.resolve(process.env.NEXT_DIST_DIR || '.next', 'forgeline.cjs');
if (existsSync(file)) {
  warnIfOutdated(file);
  endWithNpm();
  process.argv = [process.execPath, file, ...ofCommand];
  await import(pathToFileURL(file).href);
} else if (process.env.NODE_ENV === 'production' || SERVERS.includes(ofCommand[0])) {
  console.error('There is no production build yet. Run: npm run build');
  process.exit(1);
} else {
  // From the sources, in a checkout where nothing is built.
  process.argv = [process.execPath, path.resolve('scripts', 'launch.mjs'), 'forgeline', ...ofCommand];
  await import('./scripts/launch.mjs');
}

#!/usr/bin/env node
// Runs the store's commands (`node forgeline.mjs --help`) from the files of its build, in this very process: plain Node,
// nothing is installed and nothing compiled. stack/bundle-server.ts makes those files of scripts/forgeline.ts.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { requireNode } from './scripts/require-node.mjs';

/** Without a build there is nothing that these could run. */
const SERVERS = ['start', 'worker'];
const ORPHAN_CHECK_MS = 500;

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

requireNode();
const words = process.argv.slice(2);
// Paths on the command line are relative to the folder it was typed in, which npm names by itself.
if (!process.env.npm_lifecycle_event) process.env.INIT_CWD = process.cwd();
process.chdir(path.dirname(fileURLToPath(import.meta.url)));
const file = path.resolve(process.env.NEXT_DIST_DIR || '.next', 'forgeline.cjs');
if (existsSync(file)) {
  endWithNpm();
  process.argv = [process.execPath, file, ...words];
  await import(pathToFileURL(file).href);
} else if (process.env.NODE_ENV === 'production' || SERVERS.includes(words[0])) {
  console.error('There is no production build yet. Run: npm run build');
  process.exit(1);
} else {
  // From the sources, in a checkout where nothing is built.
  process.argv = [process.execPath, path.resolve('scripts', 'launch.mjs'), 'forgeline', ...words];
  await import('./scripts/launch.mjs');
}

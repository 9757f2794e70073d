// Runs a command of a production server from the files beside the build, in this very process: plain Node, nothing is
// installed and nothing compiled. stack/bundle-server.ts makes those files.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { requireNode } from './require-node.mjs';

const COMMANDS = { start: 'server', worker: 'worker', migrate: 'migrate', seed: 'seed' };
/** They are a production server, whatever the environment says; the others work on the database it names. */
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

const [name, ...args] = process.argv.slice(2);
if (!Object.hasOwn(COMMANDS, name)) {
  console.error(`Usage: node scripts/run-built.mjs ${Object.keys(COMMANDS).join('|')}`);
  process.exit(2);
}
requireNode();
process.chdir(path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..'));
if (SERVERS.includes(name)) {
  if (existsSync('.env')) process.loadEnvFile('.env');
  process.env.NODE_ENV = 'production';
  process.env.NEXT_TELEMETRY_DISABLED = '1';
  // No emulator ever takes the place of a real service here.
  delete process.env.FORGELINE_EMULATORS;
}
const file = path.resolve(process.env.NEXT_DIST_DIR || '.next', `forgeline-${COMMANDS[name]}.cjs`);
if (existsSync(file)) {
  endWithNpm();
  process.argv = [process.execPath, file, ...args];
  await import(pathToFileURL(file).href);
} else if (process.env.NODE_ENV === 'production') {
  console.error('There is no production build yet. Run: npm run build');
  process.exit(1);
} else {
  // From the sources, in a checkout where nothing is built.
  await import('./launch.mjs');
}

// Starts a command of the project with nothing but Node: checks the version, installs what is missing or stale, then runs
// scripts/<name>.ts, or Next.js for a build. Plain JavaScript, since nothing is installed yet.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findShop, requireNode } from './require-node.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const stamp = path.join(root, 'node_modules', '.cache', 'forgeline-install');
const ORPHAN_CHECK_MS = 500;
const COMMANDS = [
  'demo',
  'dev',
  'test',
  'build',
  'brand',
  'bench',
  'prove',
  'artifact',
  'configuration',
  'forgeline',
  'fuzz',
  'screenshots',
];

/**
 * Returns the files that decide about the installation: the store's manifest and lock file, and the manifest of each workspace.
 */
function manifests() {
  const workspaces = readdirSync(path.join(root, 'packages')).sort();
  return [
    path.join(root, 'package.json'),
    path.join(root, 'package-lock.json'),
    ...workspaces
      .map((name) => path.join(root, 'packages', name, 'package.json'))
      .filter((manifest) => existsSync(manifest)),
  ];
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const manifest of manifests()) {
    hash.update(`${path.relative(root, manifest)}\0`);
    hash.update(readFileSync(manifest));
  }
  hash.update(`${process.platform}-${process.arch}-${process.versions.modules}`);
  return hash.digest('hex');
}

/** Returns whether npm's own record has everything that the lock file names, as after `npm ci`. */
function isInstalledByHand() {
  const record = path.join(root, 'node_modules', '.package-lock.json');
  if (existsSync(stamp) || !existsSync(record)) return false;
  const read = (file) => JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  const installed = read(record);
  const locked = Object.entries(read(path.join(root, 'package-lock.json')));
  return locked.every(([name, { version, link, optional, devOptional }]) => {
    // What is optional, such as for other systems, may be missing.
    if (!name.includes('node_modules/') || optional || devOptional) return true;
    return link ? existsSync(path.join(root, name)) : installed[name]?.version === version;
  });
}

function installIfStale() {
  const current = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return;
  if (isInstalledByHand()) return recordInstallation(current);
  console.log('Installing dependencies…');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const install = spawnSync(npm, ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (install.status !== 0) {
    console.error('The dependencies could not be installed (see above).');
    process.exit(1);
  }
  recordInstallation(current);
}

function recordInstallation(current) {
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, current);
}

const [name, ...args] = process.argv.slice(2);
if (!COMMANDS.includes(name)) {
  console.error(`Usage: node scripts/launch.mjs ${COMMANDS.join('|')}`);
  process.exit(2);
}
requireNode();
// Tests say themselves which shop they are of (scripts/testing/other-shop.ts).
if (name === 'test') process.env.FORGELINE_SHOP = process.env.TEST_SHOP ?? '';
const words = findShop(args);
installIfStale();

const inPackages = (...parts) => path.join(root, 'node_modules', ...parts);
const program =
  name === 'build'
    ? [inPackages('next', 'dist', 'bin', 'next'), 'build']
    : [
        inPackages('tsx', 'dist', 'cli.mjs'),
        '--conditions=react-server',
        path.join(root, 'scripts', `${name}.ts`),
      ];
const child = spawn(process.execPath, [...program, ...words], { cwd: root, stdio: 'inherit' });
// The terminal sends Ctrl-C to the whole process group; this process only waits for its child to clean up.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => child.kill('SIGTERM'));
// The shell between npm and this process dies of a SIGTERM without passing it on: then this process is orphaned.
const parent = process.ppid;
if (process.env.npm_lifecycle_event) {
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, ORPHAN_CHECK_MS).unref();
}
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));

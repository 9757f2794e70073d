// Runs changesets' command (`add` without an argument, `status`, `version`) for the store as one package. Changesets leaves out
// the root of a project with workspaces, and the root is all that is released here: so the command sees a manifest without them.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const CHANGESETS = '@changesets/cli@2.31.1';
const root = fileURLToPath(new URL('..', import.meta.url));

function readJson(name) {
  return JSON.parse(readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'));
}

function writeJson(name, value) {
  writeFileSync(new URL(`../${name}`, import.meta.url), `${JSON.stringify(value, null, 2)}\n`);
}

process.on('SIGINT', () => {
  // Ctrl-C ends the command below, which shares the terminal, and not this process before it has restored the manifest.
});

const manifest = readJson('package.json');
let result;
try {
  writeJson('package.json', { ...manifest, workspaces: undefined });
  result = spawnSync('npx', ['--yes', CHANGESETS, ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' });
} finally {
  const { version } = readJson('package.json');
  writeJson('package.json', { ...manifest, version });
  if (version !== manifest.version) {
    const lock = readJson('package-lock.json');
    lock.version = version;
    lock.packages[''].version = version;
    writeJson('package-lock.json', lock);
  }
}
process.exit(result.status ?? 1);

import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';

const LAUNCH = fileURLToPath(new URL('../../../scripts/launch.mjs', import.meta.url));

const root = mkdtempSync(path.join(tmpdir(), 'forgeline-launch-'));
const inRoot = (...names: string[]) => path.join(root, ...names);
afterAll(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(inRoot(file)), { recursive: true });
  writeFileSync(inRoot(file), text);
}

write('package.json', '{}');
write('package-lock.json', '{}');
write('packages/README.md', '');
write('packages/one/package.json', '{}');
mkdirSync(inRoot('scripts'));
copyFileSync(LAUNCH, inRoot('scripts/launch.mjs'));
// A script for the launcher to start, and an npm that records its calls.
write('node_modules/tsx/dist/cli.mjs', 'process.exit(0);');
write('bin/npm', `#!/bin/sh\necho "$@" >> '${inRoot('asked')}'\n`);
chmodSync(inRoot('bin/npm'), 0o700);

/** Returns how often a command of the project installs, if it is run `times` times. */
function installsOf(times = 1): number {
  rmSync(inRoot('asked'), { force: true });
  for (let time = 0; time < times; time += 1) {
    const { status, stderr } = spawnSync(process.execPath, [inRoot('scripts/launch.mjs'), 'seed'], {
      encoding: 'utf8',
      env: { ...process.env, PATH: `${inRoot('bin')}${path.delimiter}${process.env.PATH}` },
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  }
  if (!existsSync(inRoot('asked'))) return 0;
  const asked = readFileSync(inRoot('asked'), 'utf8').trimEnd().split('\n');
  for (const words of asked) expect(words).toMatch(/^ci --include=dev /);
  return asked.length;
}

it('installs once, and again when the manifest of the store, the lock or a workspace changes', () => {
  expect(installsOf(2)).toBe(1);
  for (const file of ['package.json', 'package-lock.json', 'packages/one/package.json']) {
    appendFileSync(inRoot(file), '\n');
    expect(installsOf(), file).toBe(1);
  }
  write('packages/two/package.json', '{}');
  expect(installsOf(), 'a new workspace').toBe(1);
});

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
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';

const SCRIPTS = fileURLToPath(new URL('../../../scripts/', import.meta.url));

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
for (const name of ['launch.mjs', 'require-node.mjs'])
  copyFileSync(path.join(SCRIPTS, name), inRoot('scripts', name));
copyFileSync(path.join(SCRIPTS, '..', 'forgeline.mjs'), inRoot('forgeline.mjs'));
// A script for the launcher to start, and an npm that records its calls.
write('node_modules/tsx/dist/cli.mjs', 'process.exit(0);');
write('bin/npm', `#!/bin/sh\necho "$@" >> '${inRoot('asked')}'\n`);
chmodSync(inRoot('bin/npm'), 0o700);

/** Returns how often a command of the project installs, if it is run `times` times. */
function installsOf(times = 1): number {
  rmSync(inRoot('asked'), { force: true });
  for (let time = 0; time < times; time += 1) {
    const { status, stderr } = spawnSync(
      process.execPath,
      [inRoot('scripts/launch.mjs'), 'forgeline', 'seed'],
      {
        encoding: 'utf8',
        env: { ...process.env, PATH: `${inRoot('bin')}${path.delimiter}${process.env.PATH}` },
      },
    );
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  }
  if (!existsSync(inRoot('asked'))) return 0;
  const asked = readFileSync(inRoot('asked'), 'utf8').trimEnd().split('\n');
  for (const words of asked) expect(words).toMatch(/^ci --include=dev /);
  return asked.length;
}

it('the launcher installs once, and again when the manifest of the store, the lock or a workspace changes', () => {
  expect(installsOf(2)).toBe(1);
  for (const file of ['package.json', 'package-lock.json', 'packages/one/package.json']) {
    appendFileSync(inRoot(file), '\n');
    expect(installsOf(), file).toBe(1);
  }
  write('packages/two/package.json', '{}');
  expect(installsOf(), 'a new workspace').toBe(1);
});

it('the launcher installs nothing after an installation by hand that is complete', () => {
  const lock = (version: string) =>
    JSON.stringify({
      packages: { '': {}, 'node_modules/a': { version }, 'node_modules/b': { version: '1', optional: true } },
    });
  const stamp = inRoot('node_modules/.cache/forgeline-install');
  write('package-lock.json', lock('1.0.0'));
  write('node_modules/.package-lock.json', lock('1.0.0'));
  rmSync(stamp);
  expect(installsOf()).toBe(0);
  write('node_modules/.package-lock.json', lock('0.9.0'));
  rmSync(stamp);
  expect(installsOf()).toBe(1);
});

it('the launcher installs after an installation by hand to which a workspace was added', () => {
  const packages = { 'node_modules/@forgeline/two': { resolved: 'packages/two', link: true } };
  write('package-lock.json', JSON.stringify({ packages }));
  write('node_modules/.package-lock.json', JSON.stringify({ packages: {} }));
  write('node_modules/@forgeline/two/package.json', '{}');
  const stamp = inRoot('node_modules/.cache/forgeline-install');
  rmSync(stamp);
  expect(installsOf()).toBe(0);
  rmSync(inRoot('node_modules/@forgeline'), { recursive: true });
  rmSync(stamp);
  expect(installsOf()).toBe(1);
});

/** Runs a command of a production server in a project without a build. */
function runBuilt(name: string, environment: Record<string, string> = {}) {
  rmSync(inRoot('asked'), { force: true });
  return spawnSync(process.execPath, [inRoot('forgeline.mjs'), name], {
    encoding: 'utf8',
    env: {
      PATH: `${inRoot('bin')}${path.delimiter}${process.env.PATH}`,
      ...environment,
    } as unknown as NodeJS.ProcessEnv,
  });
}

it('the launcher starts no production server without a build, and installs nothing for it', () => {
  rmSync(inRoot('node_modules/.cache'), { recursive: true, force: true });
  for (const [name, environment] of [
    ['start', {}],
    ['worker', {}],
    ['migrate', { NODE_ENV: 'production' }],
    ['seed', { NODE_ENV: 'production' }],
  ] as const) {
    const { status, stderr } = runBuilt(name, environment);
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: 'There is no production build yet. Run: npm run build\n',
    });
    expect(existsSync(inRoot('asked'))).toBe(false);
  }
});

it('the launcher runs what is built, in the process itself, and otherwise the sources', () => {
  write('.next/forgeline.cjs', 'console.log(JSON.stringify(process.argv.slice(1)), process.cwd());');
  expect(runBuilt('seed').stdout).toBe(`["${inRoot('.next/forgeline.cjs')}","seed"] ${root}\n`);
  rmSync(inRoot('.next'), { recursive: true });
  expect(runBuilt('seed').status).toBe(0);
  expect(existsSync(inRoot('asked'))).toBe(true);
});

it('the launcher says that what is built is older than the sources of a checkout', () => {
  write('.next/forgeline.cjs', '');
  const built = new Date('2026-11-27T10:00:00Z');
  const setTime = (file: string, time: Date) => utimesSync(inRoot(file), time, time);
  setTime('.next/forgeline.cjs', built);
  expect(runBuilt('seed').stderr).toBe('');
  write('app/[lang]/page.tsx', '');
  setTime('package-lock.json', built);
  setTime('app/[lang]/page.tsx', built);
  expect(runBuilt('seed').stderr).toBe('');
  setTime('app/[lang]/page.tsx', new Date(built.getTime() + 1_000));
  expect(runBuilt('seed').stderr).toMatch(/^The sources have changed .* npm run build\n$/);
  expect(runBuilt('seed', { NEXT_DIST_DIR: '.next' }).stderr).toBe('');
});

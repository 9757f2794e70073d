import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { docOf } from '@/lib/server/platform/config/document-setting';
import { envSchema } from '@/lib/server/platform/config/settings';
import { OWN_FILES } from '@/scripts/artifact/make-artifact';
import { SOURCES } from '@/stack/source-hash';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const textOf = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

const UNITS = readdirSync(path.join(ROOT, 'deploy/systemd'))
  .filter((name) => name.endsWith('.service'))
  .map((name) => `deploy/systemd/${name}`);

/** Set by those files for others than the store. */
const FOREIGN = new Set([
  'NODE_ENV',
  'MALLOC_ARENA_MAX',
  'STORE_HOST',
  'STORE_SERVERS',
  'MONGO_INITDB_ROOT_USERNAME',
  'MONGO_INITDB_ROOT_PASSWORD_FILE',
]);

function settingNames(): ReadonlySet<string> {
  return new Set(
    Object.entries(envSchema.shape).flatMap(([name, schema]) =>
      docOf(schema)?.isSecret ? [name, `${name}_FILE`] : [name],
    ),
  );
}

const IN_COMPOSE = /^ {4,6}([A-Z][A-Z_]+): /gm;
const IN_UNIT = /(?<=^Environment=.*)\b([A-Z][A-Z_]+)=/gm;

it.each(['deploy/compose.yml', ...UNITS])('%s sets only settings of the store', (file) => {
  const pattern = file.endsWith('.yml') ? IN_COMPOSE : IN_UNIT;
  const names = [...textOf(file).matchAll(pattern)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(0);
  const known = settingNames();
  expect(names.filter((name) => !known.has(name) && !FOREIGN.has(name))).toEqual([]);
});

it.each(['Dockerfile', 'deploy/compose.yml', ...UNITS])('%s runs commands that exist', (file) => {
  const commands = textOf('scripts/forgeline.ts');
  const run = [...textOf(file).matchAll(/^CMD \["(\w+)|^ +command: \[(\w+)[,\]]|forgeline\.mjs (\w+)/gm)];
  expect(run.length).toBeGreaterThan(0);
  for (const names of run) {
    const name = names.slice(1).find((one) => one !== undefined);
    expect(commands).toContain(`import('./forgeline/${name}')`);
  }
});

const RESTRICTION =
  /^(?:Protect\w+|Private\w+|Restrict\w+|SystemCall\w+|CapabilityBoundingSet|NoNewPrivileges|LockPersonality|UMask)=.*$/gm;

it.each(UNITS)('%s is as restricted as the web server', (file) => {
  const web = textOf('deploy/systemd/forgeline-web@.service').match(RESTRICTION) ?? [];
  expect(web.length).toBeGreaterThan(20);
  expect(textOf(file).match(RESTRICTION)?.sort()).toEqual(web.sort());
});

it.each([
  'deploy/make-secrets.sh',
  'deploy/mongo/start.sh',
  'deploy/mongo/ready.sh',
  'deploy/systemd/forgeline',
])('%s is a script', (file) => {
  execFileSync('bash', ['-n', path.join(ROOT, file)]);
});

/** Runs the script as a user of this id, who may give files to any group. */
function makeSecrets(userId: number): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'secrets-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(path.join(ROOT, 'deploy/make-secrets.sh'), path.join(folder, 'make-secrets.sh'));
  for (const [name, text] of [
    ['id', `echo ${userId}`],
    ['chgrp', `echo "$@" >> "${folder}/groups"`],
  ] as const) {
    writeFileSync(path.join(folder, name), `#!/bin/sh\n${text}\n`);
    chmodSync(path.join(folder, name), 0o755);
  }
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
  execFileSync('bash', [path.join(folder, 'make-secrets.sh')], { env, stdio: 'pipe' });
  return folder;
}

it('the setup of containers makes secrets that nobody but root and the group of the container reads', () => {
  const folder = makeSecrets(0);
  const modeOf = (name: string) => (statSync(path.join(folder, 'secrets', name)).mode & 0o777).toString(8);
  const names = readdirSync(path.join(folder, 'secrets'));
  const [, ...files] = readFileSync(path.join(folder, 'groups'), 'utf8').trim().split(' ');
  const shared = files.map((file) => path.basename(file));
  const inStore = textOf('deploy/compose.yml').match(/_FILE: \/run\/secrets\/\w+/g) ?? [];
  const read = inStore.map((line) => path.basename(line)).filter((name) => name !== 'mongodb_root_password');
  expect(shared.toSorted()).toEqual([...new Set(read)].toSorted());
  expect(Object.fromEntries(names.map((name) => [name, modeOf(name)]))).toEqual(
    Object.fromEntries(names.map((name) => [name, shared.includes(name) ? '440' : '600'])),
  );
  expect((statSync(path.join(folder, 'secrets')).mode & 0o777).toString(8)).toBe('700');
});

it('makes no secrets for a user who cannot change their group', () => {
  expect(() => makeSecrets(1_000)).toThrow(/as root/);
});

/** Whether Docker leaves a file out of the build: the last line of .dockerignore that names it or a folder above it decides. */
function isIgnored(file: string): boolean {
  const lines = textOf('.dockerignore').split('\n');
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .reduce((isOut, line) => {
      const name = line.replace(/^!/, '').replaceAll('.', '\\.').replaceAll('**/', '(?:.*/)?');
      const pattern = new RegExp(`^${name.replaceAll(/(?<!\.)\*/g, '[^/]*')}(?:/|$)`);
      return pattern.test(file) ? !line.startsWith('!') : isOut;
    }, false);
}

it('an image is built from all that the build and the artifact are made of', () => {
  const needed = [...SOURCES, ...OWN_FILES, 'package.json', 'scripts/launch.mjs', 'scripts/artifact.ts'];
  expect(needed.filter(isIgnored)).toEqual([]);
});

it.each([
  'deploy/secrets/nextauth_secret',
  'deploy/.env',
  'deploy/store.env',
  '.env',
  'packages/mailbox/node_modules/a',
])('%s is in no image', (file) => {
  expect(isIgnored(file)).toBe(true);
});

import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
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
import { docOf } from '@/lib/server/platform/config/settings/document-setting';
import { envSchema } from '@/lib/server/platform/config/settings/settings';
import { OWN_FILES } from '@/scripts/artifact/make-artifact';
import { SOURCES } from '@/stack/source-hash';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const textOf = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** The units that run the store itself. */
const UNITS = readdirSync(path.join(ROOT, 'deploy/systemd'))
  .filter((name) => name.endsWith('.service') && !name.startsWith('forgeline-failure'))
  .map((name) => `deploy/systemd/${name}`);

/** Set by those files for others than the store. */
const FOREIGN = new Set([
  'NODE_ENV',
  'MALLOC_ARENA_MAX',
  'STORE_HOST',
  'STORE_SERVERS',
  'MONGO_INITDB_ROOT_USERNAME',
  'MONGO_INITDB_ROOT_PASSWORD_FILE',
  'GF_SECURITY_ADMIN_PASSWORD__FILE',
  'GF_ANALYTICS_REPORTING_ENABLED',
  'GF_ANALYTICS_CHECK_FOR_UPDATES',
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

const RESTARTED = UNITS.filter((file) => textOf(file).includes('Restart=always'));

it.each(RESTARTED)('%s fails, and is reported, if it ends again and again within ten seconds', (file) => {
  const number = (name: string) => Number(new RegExp(`^${name}=(\\d+)$`, 'm').exec(textOf(file))?.[1]);
  expect(textOf(file)).toMatch(/^OnFailure=forgeline-failure@%n\.service$/m);
  const lifeSeconds = 10;
  const loop = number('StartLimitBurst') * (number('RestartSec') + lifeSeconds);
  expect(loop).toBeLessThanOrEqual(number('StartLimitIntervalSec'));
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

/** The steps of docs/operations.md in a clone of its own: as a user of this id, who may give files to anyone. */
function makeSecrets(userId: number): string {
  const clone = mkdtempSync(path.join(tmpdir(), 'secrets-'));
  onTestFinished(() => rmSync(clone, { recursive: true }));
  const folder = path.join(clone, 'deploy');
  cpSync(path.join(ROOT, 'deploy'), folder, { recursive: true });
  cpSync(path.join(ROOT, '.gitignore'), path.join(clone, '.gitignore'));
  execFileSync('git', ['init', '--quiet', clone]);
  execFileSync('git', ['-C', clone, 'add', '--all']);
  const programs = path.join(clone, '.git', 'programs');
  mkdirSync(programs);
  for (const [name, text] of [
    ['id', `echo ${userId}`],
    ['chown', `echo "$@" >> "${programs}/owners"`],
  ] as const) {
    writeFileSync(path.join(programs, name), `#!/bin/sh\n${text}\n`);
    chmodSync(path.join(programs, name), 0o755);
  }
  writeFileSync(path.join(folder, 'store.env'), 'STRIPE_PUBLISHABLE_KEY=pk_live_1\n');
  const env = {
    ...process.env,
    PATH: `${programs}:${process.env.PATH}`,
    STRIPE_SECRET_KEY: 'sk_live_1',
    SMTP_URL: 'smtps://shop:word@mail.example.com',
  };
  execFileSync('bash', [path.join(folder, 'make-secrets.sh')], { env, stdio: 'pipe' });
  return folder;
}

const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8);

it('the steps of deployment make secrets that their owner alone reads, those of the store owned by its user', () => {
  const folder = makeSecrets(0);
  const secrets = path.join(folder, 'secrets');
  const names = readdirSync(secrets);
  const owners = readFileSync(path.join(folder, '../.git/programs/owners'), 'utf8');
  const owned = [...owners.matchAll(/^65532:65532 secrets\/(\w+)$/gm)].map(([, name]) => name);
  const inStore = textOf('deploy/compose.yml').match(/[A-Z]_FILE: \/run\/secrets\/\w+/g) ?? [];
  expect(owned.toSorted()).toEqual(inStore.map((line) => path.basename(line)).toSorted());
  const declared = textOf('deploy/compose.yml').matchAll(/file: \.\/secrets\/(\w+)/g);
  expect(names.toSorted()).toEqual([...declared].map(([, name]) => name).toSorted());
  expect(names.map((name) => modeOf(path.join(secrets, name)))).toEqual(names.map(() => '400'));
  expect([secrets, path.join(folder, 'backups')].map(modeOf)).toEqual(['700', '700']);
  expect(modeOf(path.join(folder, 'store.env'))).toBe('600');
});

it('git sees nothing of what those steps make', () => {
  const folder = makeSecrets(0);
  writeFileSync(path.join(folder, '.env'), 'STORE_HOST=shop.example.com\n');
  writeFileSync(path.join(folder, 'backups', 'users.bson'), 'personal data');
  const status = execFileSync('git', ['-C', folder, 'status', '--porcelain', '--untracked-files=all'], {
    encoding: 'utf8',
  });
  expect(status.split('\n').filter((line) => line.startsWith('??'))).toEqual([]);
});

it('the steps of deployment make no secrets for a user who cannot give them to the user of the store', () => {
  expect(() => makeSecrets(1_000)).toThrow(/as root/);
});

/** Returns whether Docker leaves a file out of the build: the last line of .dockerignore that names it or a folder above it decides. */
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

it('the proxy logs neither queries nor the e-mail addresses in paths', () => {
  const [, pattern = ''] = /request>uri regexp (\S+) …$/m.exec(textOf('deploy/Caddyfile')) ?? [];
  const logged = (uri: string) => uri.replaceAll(new RegExp(pattern, 'g'), '…');
  expect(logged('/api/user/buyer%40example.com')).toBe('/api/user/…');
  expect(logged('/api/admin/buyer@example.com')).toBe('/api/admin/…');
  expect(logged('/api/user/admin/a%2540example.com/x')).toBe('/api/user/admin/…/x');
  expect(logged('/tools?q=a&mail=a@b.c')).toBe('/tools…');
  expect(logged('/tools/torque-wrench-40')).toBe('/tools/torque-wrench-40');
});

it.each(['ci', 'release'])('the workflow %s names actions by their full hashes', (name) => {
  const uses = [...textOf(`.github/workflows/${name}.yml`).matchAll(/uses: (\S+)/g)].map(([, one]) => one);
  expect(uses.length).toBeGreaterThan(2);
  for (const one of uses) expect(one).toMatch(/@[0-9a-f]{40}$/);
});

it('every secret that the store needs is a file in compose', () => {
  const needed = Object.entries(envSchema.shape)
    .filter(([, schema]) => docOf(schema)?.isSecret && !schema.safeParse(undefined).success)
    .map(([name]) => name);
  expect(needed).toContain('STRIPE_WEBHOOK_SECRET');
  for (const name of needed) expect(textOf('deploy/compose.yml')).toContain(`${name}_FILE: /run/secrets/`);
});

import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '@forgeline/emulator-kit/free-port';
import { expect, it } from 'vitest';
import { builtStore } from './built-store';
import { callOnce, productionSettings, runBuilt } from './production-command';

const { dataDir, build, database } = builtStore();

const run = (words: readonly string[], settings?: Record<string, string>) =>
  runBuilt(build(), words, settings);
const LIMIT = { timeout: 60_000, interval: 100 };

it('npm start names every missing setting at once, and what only an emulator may have', async () => {
  const empty = run(['start']);
  expect(await empty.ended).toBe(1);
  for (const name of ['NEXTAUTH_URL', 'NEXTAUTH_SECRET', 'MONGODB_URI', 'STRIPE_SECRET_KEY', 'SMTP_URL'])
    expect(empty.output()).toContain(`${name}: is missing`);
  expect(await run(['worker']).ended).toBe(1);

  const emulated = run(['start'], {
    ...productionSettings(3000, database()),
    STRIPE_SECRET_KEY: 'sk_test_demo',
    FORGELINE_EMULATORS: '1',
  });
  expect(await emulated.ended).toBe(1);
  expect(emulated.output()).toContain('STRIPE_SECRET_KEY: is the emulator’s key');
});

it('npm start serves the built store from its own process, and ends in order', async () => {
  const port = await freePort();
  const settings = productionSettings(port, database());
  const server = run(['start', '--port', String(port), '--hostname', '127.0.0.1'], settings);
  const status = async (address: string) =>
    (await callOnce(`http://127.0.0.1:${port}${address}`))?.status ?? null;
  await expect.poll(() => status('/api/ready'), LIMIT).toBe(200);
  expect(await status('/')).toBe(200);
  expect(await status('/api/tool')).toBe(200);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});

it('a store that accepts every valid address registers and resets passwords of addresses with dots and hyphens, with secrets in files', async () => {
  const port = await freePort();
  const { SMTP_URL = '', ...others } = productionSettings(port, database());
  const smtpFile = path.join(dataDir, 'smtp');
  writeFileSync(smtpFile, `${SMTP_URL}\n`);
  const settings = { ...others, SMTP_URL_FILE: smtpFile, MONGODB_DB: 'any_address' };
  run(['start', '--port', String(port), '--hostname', '127.0.0.1'], {
    ...settings,
    REGISTRATION_EMAILS: 'any',
  });
  const call = (name: string, body: object) =>
    callOnce(`http://127.0.0.1:${port}/api/account/${name}`, {
      method: 'POST',
      headers: { host: `localhost:${port}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const person = { name: 'Robin', password: 'kiln-otter-42' };
  await expect
    .poll(async () => (await callOnce(`http://127.0.0.1:${port}/api/ready`))?.status, LIMIT)
    .toBe(200);
  const registered = await call('register', { ...person, email: 'First.Last@tool-shop.example' });
  expect(registered).toMatchObject({ status: 201 });
  const again = await call('register', { ...person, email: 'first.last@tool-shop.example' });
  expect(again).toMatchObject({ status: 409, body: expect.stringContaining('email-already-in-use') });
  const refused = await call('register', { ...person, email: 'first.last@localhost' });
  expect(refused).toMatchObject({ status: 422, body: expect.stringContaining('Invalid Email') });
  const reset = await call('forgot-password', { email: 'first.last@tool-shop.example' });
  expect(reset).toMatchObject({ status: 202 });
});

it('the other commands of a production server are listed, describe themselves, and refuse unknown options', async () => {
  const list = run(['--help']);
  expect(await list.ended).toBe(0);
  const names = [...list.output().matchAll(/^ {2}(\S+) /gm)].map(([, name = '']) => name);
  expect(names).toEqual(expect.arrayContaining(['start', 'worker', 'migrate', 'audit-verify']));
  for (const name of names) {
    const help = run([name, '--help']);
    expect([name, await help.ended]).toEqual([name, 0]);
    expect(help.output()).toContain(`Usage: forgeline ${name} [options]`);
  }
  expect(await run(['migrate', '--no-such-option']).ended).toBe(2);
  expect(await run(['no-such-command']).ended).toBe(2);
  expect(await run([]).ended).toBe(2);
});

it('the other commands of a production server check the audit log', async () => {
  const settings = { MONGODB_URI: database(), MONGODB_DB: 'verified', AUDIT_LOG_SECRET: 'd'.repeat(40) };
  const whole = run(['audit-verify'], settings);
  expect(await whole.ended).toBe(0);
  expect(whole.output()).toContain('The audit log is whole: 0 entries');
  expect(await run(['audit-verify', '--expect', `1:${'0'.repeat(64)}`], settings).ended).toBe(1);
  expect(await run(['audit-verify'], { MONGODB_URI: database() }).ended).toBe(2);
});

it('the other commands of a production server do the background work alone', async () => {
  const worker = run(['worker'], productionSettings(3000, database()));
  await expect.poll(worker.output, LIMIT).toContain('"worker ready"');
  worker.child.kill('SIGTERM');
  expect(await worker.ended).toBe(0);
});

it('the other commands of a production server migrate, and seed only if one insists', async () => {
  const production = { MONGODB_URI: database(), NODE_ENV: 'production', MONGODB_DB: 'seeded' };
  const migrate = run(['migrate'], production);
  expect(await migrate.ended).toBe(0);
  expect(migrate.output()).toMatch(/^(?:Applied .*\n)+$|^The database is up to date\.\n$/);
  const seed = run(['seed'], production);
  expect(await seed.ended).toBe(1);
  expect(seed.output()).toContain('Add -- --force to insist.');
  const insistent = run(['seed', '--force'], production);
  expect(await insistent.ended).toBe(0);
  expect(insistent.output()).toBe('Demo data is in place.\n');
});

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { freePort } from '@forgeline/emulator-kit/free-port';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildIfStale } from '@/stack/build';
import { Children } from '@/stack/children';
import { startMongo } from '@/stack/emulators';
import { inRoot, ROOT } from '@/stack/paths';
import { freePorts } from '@/stack/ports';
import { newDataDir } from './demo-process';

/** A command of a production server as its supervisor sees it. */
type Command = { child: ChildProcess; output: () => string; ended: Promise<number | null> };

const children = new Children();
const dataDir = newDataDir();
const running: Command[] = [];
let build = '';
let database = '';

beforeAll(async () => {
  build = await buildIfStale();
  const services = { children, ports: await freePorts(), dataDir, environment: {} };
  const mongo = await startMongo(services as unknown as Parameters<typeof startMongo>[0]);
  database = mongo.MONGODB_URI ?? '';
});

afterEach(async () => {
  for (const { child, ended } of running.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
});

afterAll(async () => {
  await children.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Runs the command as `npm run` does, with nothing but these settings. */
function run(words: readonly string[], settings: Record<string, string> = {}): Command {
  const child = spawn(process.execPath, [inRoot('scripts', 'run-built.mjs'), ...words], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, NEXT_DIST_DIR: build, ...settings } as unknown as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const command = { child, output: () => said.join(''), ended };
  running.push(command);
  return command;
}

const key = (letter: string) => letter.repeat(40);
const settings = (port: number) => ({
  NEXTAUTH_URL: `http://localhost:${port}`,
  NEXTAUTH_SECRET: key('a'),
  ACCESS_TOKEN_SECRET: key('b'),
  SECOND_FACTOR_SECRET: key('c'),
  AUDIT_LOG_SECRET: key('d'),
  MONGODB_URI: database,
  STRIPE_SECRET_KEY: 'sk_live_of_nobody',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_of_nobody',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_nobody',
  SMTP_URL: 'smtp://127.0.0.1:9',
});

const LIMIT = { timeout: 60_000, interval: 100 };

describe('npm start', () => {
  it('names every missing setting at once, and what only an emulator may have', async () => {
    const empty = run(['start']);
    expect(await empty.ended).toBe(1);
    for (const name of ['NEXTAUTH_URL', 'NEXTAUTH_SECRET', 'MONGODB_URI', 'STRIPE_SECRET_KEY', 'SMTP_URL'])
      expect(empty.output()).toContain(`${name}: is missing`);

    const emulated = run(['start'], {
      ...settings(3000),
      STRIPE_SECRET_KEY: 'sk_test_demo',
      FORGELINE_EMULATORS: '1',
    });
    expect(await emulated.ended).toBe(1);
    expect(emulated.output()).toContain('STRIPE_SECRET_KEY: is the emulator’s key');
  });

  it('serves the built store from its own process, and ends in order', async () => {
    const port = await freePort();
    const server = run(['start', '--port', String(port), '--hostname', '127.0.0.1'], settings(port));
    const get = (address: string) => fetch(`http://127.0.0.1:${port}${address}`).catch(() => null);
    await expect.poll(async () => (await get('/api/ready'))?.status, LIMIT).toBe(200);
    expect((await get('/'))?.status).toBe(200);
    expect((await get('/api/tool'))?.status).toBe(200);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });
});

describe('the other commands of a production server', () => {
  it('do the background work alone', async () => {
    const worker = run(['worker'], settings(3000));
    await expect.poll(worker.output, LIMIT).toContain('Forgeline worker ready');
    worker.child.kill('SIGTERM');
    expect(await worker.ended).toBe(0);
  });

  it('migrate, and seed only if one insists', async () => {
    const production = { MONGODB_URI: database, NODE_ENV: 'production', MONGODB_DB: 'seeded' };
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
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@forgeline/emulator-kit/free-port';
import { type MongoEmulator, startMongoEmulator } from '@forgeline/mongo-emulator';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { client, database } from '@/lib/server/platform/db/client';
import { openAtStart } from '@/lib/server/platform/db/open-at-start';
import { isDatabaseReady } from '@/lib/server/platform/db/reachable';
import { processSingleton } from '@/lib/server/platform/process-singleton';

const settings = vi.hoisted(() => ({ MONGODB_URI: '', MONGODB_DB: 'late' }));
vi.mock('@/lib/server/platform/config/env', () => ({ env: () => settings }));

const migration = vi.hoisted(() => ({
  id: 1,
  name: 'slow',
  runs: 0,
  work: async () => undefined as unknown,
  up: async () => {
    migration.runs += 1;
    await migration.work();
  },
}));
vi.mock('@/lib/server/platform/db/migrations/all-migrations', () => ({ MIGRATIONS: [migration] }));

const dataDir = mkdtempSync(path.join(tmpdir(), 'forgeline-late-'));
let port: number;
let emulator: MongoEmulator | undefined;

beforeAll(async () => {
  port = await freePort();
  settings.MONGODB_URI = `mongodb://127.0.0.1:${port}/?replicaSet=rs0&directConnection=true`;
});

afterAll(async () => {
  vi.restoreAllMocks();
  await client().close();
  await emulator?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

it('the start migrates a database that comes up late before anything is served, and ends the process if that fails', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('the process ended');
  });
  const whenOpen = vi.fn(async () => undefined);
  let finish: () => void = () => undefined;
  migration.work = () =>
    new Promise<void>((resolve) => {
      finish = resolve;
    });

  await openAtStart(whenOpen);
  expect(isDatabaseReady()).toBe(false);

  emulator = await startMongoEmulator({ port, folder: dataDir });
  await expect.poll(() => migration.runs, { timeout: 20_000 }).toBe(1);
  expect(isDatabaseReady()).toBe(false);
  await expect(database()).rejects.toMatchObject({ code: 'database-unavailable' });
  expect(whenOpen).not.toHaveBeenCalled();

  finish();
  await expect.poll(() => whenOpen.mock.calls.length, { timeout: 20_000 }).toBe(1);
  expect(isDatabaseReady()).toBe(true);
  expect((await database()).databaseName).toBe('late');

  await client().close();
  settings.MONGODB_DB = 'broken';
  processSingleton<{ connection?: unknown }>('database', () => ({})).connection = undefined;
  migration.work = () => Promise.reject(new Error('a tool has no price'));
  await expect(openAtStart(whenOpen)).rejects.toThrow('the process ended');
  expect(exit).toHaveBeenCalledWith(1);
  expect(told.mock.calls.join()).toContain('Migration 0001-slow failed: a tool has no price');
  expect(isDatabaseReady()).toBe(false);
});

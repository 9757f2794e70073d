import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type MongoEmulator, startMongoEmulator } from '@forgeline/mongo-emulator';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { client } from '@/lib/server/platform/db/client';
import { readSuccesses } from '@/lib/server/platform/jobs/job-runs.repository';
import { startJob } from '@/lib/server/platform/jobs/start-job';

const settings = vi.hoisted(() => ({ MONGODB_URI: '', MONGODB_DB: 'jobs' }));
vi.mock('@/lib/server/platform/config/env', () => ({ env: () => settings }));
vi.mock('@/lib/server/platform/log', () => {
  const quiet = { error: vi.fn(), warn: vi.fn(), info: vi.fn() };
  return { log: () => quiet };
});

const folder = mkdtempSync(path.join(tmpdir(), 'forgeline-jobs-'));
let emulator: MongoEmulator;

beforeAll(async () => {
  emulator = await startMongoEmulator({ port: 0, folder });
  settings.MONGODB_URI = emulator.uri;
});

afterAll(async () => {
  await client().close();
  await emulator.close();
  rmSync(folder, { recursive: true, force: true });
});

it('a round that ends well is recorded with its time, one that fails is not', async () => {
  const startedAt = new Date();
  let failures = 0;
  const jobs = [
    startJob({ name: 'works', everyMs: 5, leaseMs: 5_000, run: async () => undefined }),
    startJob({
      name: 'fails',
      everyMs: 5,
      leaseMs: 5_000,
      run: async () => {
        failures += 1;
        throw new Error('not today');
      },
    }),
  ];
  await expect.poll(async () => (await readSuccesses()).length, { timeout: 20_000 }).toBe(1);
  await expect.poll(() => failures, { timeout: 20_000 }).toBeGreaterThan(1);
  await Promise.all(jobs.map((job) => job.stop()));
  const [works, ...others] = await readSuccesses();
  expect(works?._id).toBe('works');
  expect(works?.succeededAt.getTime()).toBeGreaterThanOrEqual(startedAt.getTime());
  expect(others).toEqual([]);
});

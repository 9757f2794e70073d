import { expect, it, vi } from 'vitest';
import { readSuccesses } from '@/lib/server/platform/jobs/job-runs.repository';
import { startJob } from '@/lib/server/platform/jobs/start-job';
import { giveOwnDatabase } from '@/tests/unit/server/own-database';

const settings = vi.hoisted(() => ({ MONGODB_URI: '', MONGODB_DB: 'jobs' }));
vi.mock('@/lib/server/platform/config/env', () => ({ env: () => settings }));
vi.mock('@/lib/server/platform/log', () => {
  const quiet = { error: vi.fn(), warn: vi.fn(), info: vi.fn() };
  return { log: () => quiet };
});

giveOwnDatabase(settings);

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

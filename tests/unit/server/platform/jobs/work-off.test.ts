import { MongoNetworkError, MongoServerError } from 'mongodb';
import { expect, it, vi } from 'vitest';
import { inBatches, workOff } from '@/lib/server/platform/jobs/work-off';
import { AppError } from '@/lib/shared/messages/errors';

const told = vi.hoisted(() => ({ error: vi.fn(), warn: vi.fn() }));
vi.mock('@/lib/server/platform/log', () => ({ log: () => told }));

const common = { job: 'count', describe: (item: number) => ({ item }) };
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

it('working off the items of a job goes on after items that fail, and counts and logs them', async () => {
  told.error.mockClear();
  const worked: number[] = [];
  const result = await workOff({
    ...common,
    items: numbers(50),
    work: async (item) => {
      if (item % 10 === 0) throw new TypeError('it cannot be read');
      worked.push(item);
      return item % 2 === 1;
    },
  });
  expect(worked).toEqual(numbers(50).filter((item) => item % 10 !== 0));
  expect(result).toEqual({ done: 25, failed: 5 });
  expect(told.error.mock.calls.map(([facts]) => facts.item)).toEqual([0, 10, 20, 30, 40]);
  expect(told.warn).toHaveBeenLastCalledWith({ job: 'count', done: 25, failed: 5 }, expect.any(String));
});

it('working off the items of a job ends where the database is away', async () => {
  const work = vi.fn().mockRejectedValue(new MongoNetworkError('gone'));
  await expect(workOff({ ...common, items: numbers(9), work })).rejects.toThrow('gone');
  expect(work).toHaveBeenCalledTimes(1);
});

it.each([
  ['the provider is away', new AppError('payment-provider-unavailable')],
  ['the database is too slow', new MongoServerError({ message: 'too slow', code: 50 })],
])(
  'working off the items of a job ends where %s for several items in a row, not for some among others',
  async (_, outage) => {
    const inARow = vi.fn().mockRejectedValue(outage);
    await expect(workOff({ ...common, items: numbers(90), work: inARow })).rejects.toBe(outage);
    expect(inARow).toHaveBeenCalledTimes(5);

    const work = async (item: number) => {
      if (item % 3 !== 0) throw outage;
      return true;
    };
    expect(await workOff({ ...common, items: numbers(90), work })).toEqual({ done: 30, failed: 60 });
  },
);

it('working off the items of a job works on the configured number of items at a time, and on each once', async () => {
  let atATime = 0;
  let most = 0;
  const worked: number[] = [];
  await workOff({
    ...common,
    items: numbers(20),
    parallel: 4,
    work: async (item) => {
      atATime += 1;
      most = Math.max(most, atATime);
      await new Promise(setImmediate);
      worked.push(item);
      atATime -= 1;
      return true;
    },
  });
  expect(most).toBe(4);
  expect(worked.toSorted((a, b) => a - b)).toEqual(numbers(20));
});

it('working off the items of a job begins nothing more once it is stopped', async () => {
  const stop = new AbortController();
  const work = vi.fn(async (item: number) => {
    if (item === 2) stop.abort();
    return true;
  });
  const result = await workOff({ ...common, items: numbers(9), work, signal: stop.signal });
  expect(result).toEqual({ done: 3, failed: 0 });
});

it('working off the items of a job reads batch after batch until there is none', async () => {
  const batches = [numbers(3), numbers(2), []];
  const read: number[] = [];
  for await (const item of inBatches(async () => batches.shift() ?? [])) read.push(item);
  expect(read).toEqual([0, 1, 2, 0, 1]);
});

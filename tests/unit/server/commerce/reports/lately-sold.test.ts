import { ObjectId } from 'mongodb';
import { beforeEach, expect, it, vi } from 'vitest';
import type { latelySold as LatelySold } from '@/lib/server/commerce/reports/lately-sold';

const sumTools = vi.hoisted(() => vi.fn());
const singletons = vi.hoisted(() => new Map<string, unknown>());
vi.mock('@/lib/server/commerce/reports/sales.repository', () => ({ sumTools }));
vi.mock('@/lib/server/platform/process-singleton', () => ({
  processSingleton: (name: string, make: () => unknown) => {
    if (!singletons.has(name)) singletons.set(name, make());
    return singletons.get(name);
  },
}));
vi.mock('@/lib/server/platform/log', () => ({ log: () => ({ warn: vi.fn() }) }));

const NOW = Date.UTC(2026, 10, 27);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const toolId = new ObjectId();
let latelySold: typeof LatelySold;

beforeEach(async () => {
  singletons.clear();
  sumTools.mockReset().mockResolvedValue([{ _id: toolId, units: 7 }]);
  ({ latelySold } = await import('@/lib/server/commerce/reports/lately-sold'));
});

it('the sums of 90 days are waited for once, and are the same for half an hour', async () => {
  const sold = await latelySold(NOW);
  expect([...sold]).toEqual([[toolId.toHexString(), 7]]);
  expect(sumTools).toHaveBeenCalledExactlyOnceWith(
    { from: new Date(NOW - 90 * DAY), to: new Date(NOW) },
    'units',
    1_000,
  );
  expect(await latelySold(NOW + 29 * MINUTE)).toBe(sold);
  expect(sumTools).toHaveBeenCalledTimes(1);
});

it('what sold lately is returned as it is while it is read again, for many searches at once', async () => {
  const before = await latelySold(NOW);
  sumTools.mockResolvedValue([{ _id: toolId, units: 9 }]);
  const later = NOW + 31 * MINUTE;
  expect(await Promise.all([latelySold(later), latelySold(later)])).toEqual([before, before]);
  await vi.waitFor(async () => expect((await latelySold(later)).get(toolId.toHexString())).toBe(9));
  expect(sumTools).toHaveBeenCalledTimes(2);
});

it('orders by nothing where they cannot be read, and tries again after a minute', async () => {
  sumTools.mockRejectedValueOnce(new Error('no database'));
  expect((await latelySold(NOW)).size).toBe(0);
  await latelySold(NOW + MINUTE / 2);
  expect(sumTools).toHaveBeenCalledTimes(1);
  await latelySold(NOW + MINUTE);
  await vi.waitFor(async () => expect((await latelySold(NOW + MINUTE)).size).toBe(1));
  expect(sumTools).toHaveBeenCalledTimes(2);
});

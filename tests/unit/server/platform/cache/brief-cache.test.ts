import { afterEach, expect, it, vi } from 'vitest';
import { briefly } from '@/lib/server/platform/cache/copies-in-memory';

afterEach(() => vi.restoreAllMocks());

it('a brief cache makes a value once for all callers at the same moment, and anew once its time is over', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000);
  const make = vi.fn(async () => make.mock.calls.length);
  expect(await Promise.all([1, 2, 3].map(() => briefly('once', 5_000, make)))).toEqual([1, 1, 1]);
  clock.mockReturnValue(5_999);
  expect(await briefly('once', 5_000, make)).toBe(1);
  clock.mockReturnValue(6_001);
  expect(await briefly('once', 5_000, make)).toBe(2);
});

it('a brief cache makes a value again after a failure', async () => {
  const failing = async () => {
    throw new Error('away');
  };
  await expect(briefly('fails', 5_000, failing)).rejects.toThrow('away');
  expect(await briefly('fails', 5_000, async () => 'back')).toBe('back');
});

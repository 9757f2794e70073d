import { expect, it, vi } from 'vitest';
import { VersionedCache } from '@/lib/server/platform/cache/copies-in-memory';

const KILOBYTE = 1_024;
const made = (text: string) => vi.fn(async () => text);
const cacheOf = (maxBytes: number) =>
  new VersionedCache<string>({ maxBytes, bytesOf: (value) => value.length });

it('a cache of values by version makes a value once for each version of its key', async () => {
  const cache = cacheOf(100 * KILOBYTE);
  const [one, two] = [made('one'), made('two')];
  expect(await cache.get('key', '1', one)).toBe('one');
  expect(await cache.get('key', '1', two)).toBe('one');
  expect(await cache.get('key', '2', two)).toBe('two');
  expect(await cache.get('other', '2', one)).toBe('one');
  expect([one.mock.calls.length, two.mock.calls.length]).toEqual([2, 1]);
});

it('a cache of values by version drops the least recently used values beyond its bytes', async () => {
  const cache = cacheOf(64 * KILOBYTE);
  await cache.get('first', '1', made('f'.repeat(KILOBYTE)));
  for (let n = 0; n < 1_000; n += 1) await cache.get(`q=${n}`, '1', made('x'.repeat(KILOBYTE)));
  const [first, last] = [made('again'), made('again')];
  await cache.get('first', '1', first);
  await cache.get('q=999', '1', last);
  expect([first.mock.calls.length, last.mock.calls.length]).toEqual([1, 0]);
});

it('a cache of values by version returns what is larger than all it may hold, and does not store it', async () => {
  const cache = cacheOf(KILOBYTE);
  const large = made('x'.repeat(2 * KILOBYTE));
  expect(await cache.get('key', '1', large)).toHaveLength(2 * KILOBYTE);
  await cache.get('key', '1', large);
  expect(large).toHaveBeenCalledTimes(2);
});

it('a cache of values by version makes it again after a failure, with which all waiting calls reject', async () => {
  const cache = cacheOf(KILOBYTE);
  const failing = vi.fn(async () => Promise.reject<string>(new Error('away')));
  const both = await Promise.allSettled([cache.get('key', '1', failing), cache.get('key', '1', failing)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(failing).toHaveBeenCalledTimes(1);
  expect(await cache.get('key', '1', made('there'))).toBe('there');
});

import { afterEach, expect, it, vi } from 'vitest';
import { markTagStale } from '@/lib/server/serving/next-internals/mark-tag-stale';
import {
  asOwnRequest,
  asVisitorsRequest,
  isVisitorsRequest,
} from '@/lib/server/serving/next-internals/own-requests.mjs';

type Handler = {
  get: (
    key: string,
    context: object,
  ) => Promise<{ value: { html: string; data: string }; lastModified: number } | null>;
  set: (key: string, value: object, context: object) => Promise<void>;
};

async function newCache(): Promise<Handler> {
  // Plain JavaScript without types, which the framework loads as it is.
  const file: string = '../../../../../../lib/server/serving/next-internals/page-cache-handler.mjs';
  const { default: PageCacheHandler } = await import(file);
  return new PageCacheHandler({
    fs: { readFile: async () => Promise.reject(Object.assign(new Error('none'), { code: 'ENOENT' })) },
    flushToDisk: false,
    serverDistDir: '/nowhere',
    maxMemoryCacheSize: 1_000_000,
    revalidatedTags: [],
  });
}

const page = (html: string) => ({ kind: 'APP_PAGE', html, headers: {}, status: 200, rscData: undefined });
const CONTEXT = { kind: 'APP_PAGE', isFallback: false, isRoutePPREnabled: false };

it('the framework’s cache of pages stores what was rendered from a request of the store’s own, and nothing of a visitor’s', async () => {
  const cache = await newCache();
  await asOwnRequest(async () => {
    await Promise.resolve();
    await cache.set('x/$/en/warranty', page('own'), CONTEXT);
  });
  expect(isVisitorsRequest()).toBe(true);
  expect(asOwnRequest(isVisitorsRequest)).toBe(false);
  await cache.set('x/$/en/cart', page('theirs'), CONTEXT);
  expect((await cache.get('x/$/en/warranty', CONTEXT))?.value.html).toBe('own');
  expect(await cache.get('x/$/en/cart', CONTEXT)).toBeNull();
});

const HOUR_MS = 3_600_000;

/** A read of the database, stored by the framework with its tags. */
const read = (data: string) => ({ kind: 'FETCH', data, tags: ['test:stock'], revalidate: 600 });
const OF_READ = { kind: 'FETCH', tags: ['test:stock'], softTags: [] };

afterEach(() => void vi.useRealTimers());

it.each([
  ['at its start', 0],
  ['set forward an hour, as after a sleep of the computer', HOUR_MS],
  ['set back an hour', -HOUR_MS],
])(
  'a change expires what was cached before it, and nothing after it, with the wall clock %s',
  async (_, step) => {
    const cache = await newCache();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + step });
    await asVisitorsRequest(() => cache.set('read', read('before'), OF_READ));
    expect((await cache.get('read', OF_READ))?.value.data).toBe('before');
    markTagStale('test:stock');
    expect(await cache.get('read', OF_READ)).toBeNull();
    await asVisitorsRequest(() => cache.set('read', read('after'), OF_READ));
    expect((await cache.get('read', OF_READ))?.value.data).toBe('after');
  },
);

it('what was read before a change and is stored after it is not served', async () => {
  const cache = await newCache();
  await asOwnRequest(async () => {
    markTagStale('test:stock');
    await cache.set('read', read('before'), OF_READ);
  });
  expect(await cache.get('read', OF_READ)).toBeNull();
});

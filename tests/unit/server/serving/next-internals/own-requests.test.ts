import { expect, it } from 'vitest';
import { asOwnRequest, isVisitorsRequest } from '@/lib/server/serving/next-internals/own-requests.mjs';

type Handler = {
  get: (key: string, context: object) => Promise<{ value: { html: string } } | null>;
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

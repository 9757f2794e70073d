import 'server-only';
import type { IncomingMessage } from 'node:http';
import { env } from '@/lib/server/platform/config/env';
import { isDatabaseReady } from '@/lib/server/platform/db/reachable';
import { FRAMEWORK_CACHE_HEADER, FROM_FRAMEWORK_CACHE } from '../next-internals/framework-cache-header';
import { HASHES_HEADER, readTags, TAGS_HEADER } from '../next-internals/page-headers';
import { REQUEST_HEADER } from '../page-errors';
import type { StoreResponse } from '../store-response';
import { type CachedPage, makeCachedPage } from './cached-page';
import { PageCache, type Rendering } from './page-cache';
import { pageKey } from './page-key';
import { sendCachedPage } from './send-cached-page';

const MEGABYTE = 1024 * 1024;

/** Removes everything of the visitor's from a request, so that the page made for it is everybody's. The store's own id stays. */
function makeCanonical(request: IncomingMessage): void {
  const id = request.headers[REQUEST_HEADER];
  request.method = 'GET';
  request.headers = { host: new URL(env().NEXTAUTH_URL).host, accept: 'text/html', [REQUEST_HEADER]: id };
}

/** Collects the page that the framework makes for this request, and sends it, to be cached if it may be. */
function collect(
  cache: PageCache,
  rendering: Rendering,
  request: IncomingMessage,
  response: StoreResponse,
): void {
  const { method, headers } = request;
  const asked = { method, headers } as IncomingMessage;
  let tags: readonly string[] | null = null;
  response.beforeHead(
    () => {
      const type = String(response.getHeader('content-type') ?? '');
      const isPrerendered = response.hasHeader(HASHES_HEADER) && type.startsWith('text/html');
      const isFresh = ['HIT', 'MISS'].includes(String(response.getHeader(FRAMEWORK_CACHE_HEADER)));
      if (response.statusCode === 200 && isPrerendered && isFresh && !response.hasHeader('set-cookie'))
        tags = readTags(response.getHeader(TAGS_HEADER));
    },
    { isFirst: true },
  );
  response.once('close', rendering.fail);
  makeCanonical(request);
  response.collect(async (body, release) => {
    if (tags === null) {
      rendering.fail();
      release();
      return;
    }
    const made = { ...response.getHeaders(), [FRAMEWORK_CACHE_HEADER]: FROM_FRAMEWORK_CACHE };
    const page = await makeCachedPage(made, body);
    rendering.finish(page, tags);
    response.drop();
    await sendCachedPage(cache, page, asked, response);
  });
}

type CachedPages = {
  /**
   * Sends a page that is in memory and fresh, which needs nothing else of the pipeline: its headers are complete. Returns
   * whether it did, before anything else is done for a request: most of them ask for such a page.
   */
  sendAtOnce: (request: IncomingMessage, response: StoreResponse) => boolean;
  /**
   * The step for all other requests for public pages: has each made once, for all who ask for it meanwhile, from a request
   * that has nothing of any visitor's. Returns whether it has responded.
   */
  step: (request: IncomingMessage, response: StoreResponse) => boolean | Promise<boolean>;
};

/**
 * Returns what sends public pages from memory. Not while the database is away: the page that says so is the framework's.
 */
export function cachedPages(): CachedPages {
  const maxBytes = env().PAGE_CACHE_MB * MEGABYTE;
  if (maxBytes === 0) return { sendAtOnce: () => false, step: () => false };
  const cache = new PageCache(maxBytes);
  const find = (request: IncomingMessage) => {
    const key = pageKey(request);
    return key === null || !isDatabaseReady() ? null : { key, page: cache.find(key, performance.now()) };
  };
  return {
    sendAtOnce(request, response) {
      const page = find(request)?.page;
      if (!page) return false;
      const sending = sendCachedPage(cache, page, request, response);
      if (sending) sending.catch((error: Error) => response.destroy(error));
      return true;
    },
    step(request, response) {
      const found = find(request);
      if (!found) return false;
      const { key, page } = found;
      const send = async (ready: CachedPage) => {
        await sendCachedPage(cache, ready, request, response);
        return true;
      };
      if (page) return send(page);
      const awaited = cache.awaited(key);
      if (awaited) return awaited.then((made) => (!made || response.destroyed ? false : send(made)));
      collect(cache, cache.begin(key, performance.now()), request, response);
      return false;
    },
  };
}

import 'server-only';
import type { IncomingMessage } from 'node:http';
import { env } from '@/lib/server/platform/config/env';
import { isDatabaseReady } from '@/lib/server/platform/db/reachable';
import { FRAMEWORK_CACHE_HEADER, FROM_FRAMEWORK_CACHE } from '../next-internals/framework-cache-header';
import { HASHES_HEADER, readTags, TAGS_HEADER } from '../next-internals/page-headers';
import { REQUEST_HEADER } from '../page-errors';
import type { StoreResponse } from '../store-response';
import { bytesOf, type CachedPage, encodingFor, etagOf, isKnown, makeCachedPage } from './cached-page';
import { PageCache, type Rendering } from './page-cache';
import { pageKey } from './page-key';

const MEGABYTE = 1024 * 1024;

/** Headers that describe the body, which a 304 does not have. */
const OF_BODY = ['content-type', 'content-length', 'content-encoding'];

async function send(page: CachedPage, request: IncomingMessage, response: StoreResponse): Promise<void> {
  const encoding = encodingFor(request.headers['accept-encoding']?.toString());
  const isUnchanged = isKnown(page, request.headers['if-none-match']);
  const headers = { ...page.headers, etag: etagOf(page, encoding) };
  if (isUnchanged) {
    for (const name of OF_BODY) Reflect.deleteProperty(headers, name);
    response.writeHead(304, headers).end();
    return;
  }
  const bytes = await bytesOf(page, encoding);
  response.writeHead(200, {
    ...headers,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-length': bytes.byteLength,
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/** Removes everything of the visitor's from a request, so that the page made for it is everybody's. The store's own id stays. */
function makeCanonical(request: IncomingMessage): void {
  const id = request.headers[REQUEST_HEADER];
  request.method = 'GET';
  request.headers = { host: new URL(env().NEXTAUTH_URL).host, accept: 'text/html', [REQUEST_HEADER]: id };
}

/** Collects the page that the framework makes for this request, and sends it, to be cached if it may be. */
function collect(rendering: Rendering, request: IncomingMessage, response: StoreResponse): void {
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
    await send(page, asked, response);
  });
}

/**
 * Returns the step that sends public pages from memory, and has each made once, for all who ask for it meanwhile, from a
 * request that has nothing of any visitor's. Returns whether it has responded. Not while the database is away: the page
 * that says so is the framework's.
 */
export function cachedPages(): (
  request: IncomingMessage,
  response: StoreResponse,
) => boolean | Promise<boolean> {
  const maxBytes = env().PAGE_CACHE_MB * MEGABYTE;
  if (maxBytes === 0) return () => false;
  const cache = new PageCache(maxBytes);
  return (request, response) => {
    const key = pageKey(request);
    if (key === null || !isDatabaseReady()) return false;
    const page = cache.find(key, performance.now());
    if (page) return send(page, request, response).then(() => true);
    const awaited = cache.awaited(key);
    if (awaited) {
      return awaited.then(async (made) => {
        if (!made || response.destroyed) return false;
        await send(made, request, response);
        return true;
      });
    }
    collect(cache.begin(key, performance.now()), request, response);
    return false;
  };
}

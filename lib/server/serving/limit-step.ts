import 'server-only';
import type { IncomingMessage } from 'node:http';
import { env } from '@/lib/server/platform/config/env';
import { clientAddress } from '@/lib/server/platform/http/client-address';
import { FROM_CACHE_HEADER } from '@/lib/server/platform/http/from-cache';
import { splitLanguage } from '@/lib/shared/local-path';
import { RenderingLimiter } from './limit-renderings';
import type { StoreResponse } from './store-response';
import { busyPage } from './unavailable-page';

/** What the framework says of pages and pictures: only MISS was made for this request. */
const FRAMEWORK_CACHE_HEADER = 'x-nextjs-cache';
const FROM_FRAMEWORK_CACHE = ['HIT', 'STALE'];

function cameFromCache(response: StoreResponse): boolean {
  return (
    response.hasHeader(FROM_CACHE_HEADER) ||
    FROM_FRAMEWORK_CACHE.includes(String(response.getHeader(FRAMEWORK_CACHE_HEADER)))
  );
}

/** Redirects, and responses that have not changed or have no body, cost next to nothing. */
const isCheap = ({ statusCode }: StoreResponse) => statusCode === 204 || Math.floor(statusCode / 100) === 3;

/**
 * Returns the step that refuses further pages and costly files to an address that had too many made (429), with a page that
 * tries again by itself. Returns whether it has responded.
 */
export function limitRenderings(): (request: IncomingMessage, response: StoreResponse) => boolean {
  const { RENDERINGS_BURST, RENDERINGS_PER_SECOND, RATE_LIMIT_SCALE } = env();
  const limiter = new RenderingLimiter({
    burst: RENDERINGS_BURST * RATE_LIMIT_SCALE,
    perSecond: RENDERINGS_PER_SECOND * RATE_LIMIT_SCALE,
  });
  return (request, response) => {
    const address = request.url ?? '/';
    const client = clientAddress({ get: (name) => request.headers[name]?.toString() ?? null });
    const admission = limiter.admit(client, address, performance.now());
    if ('retryAfterSeconds' in admission) {
      const { language } = splitLanguage(address.replace(/[?#].*$/, ''));
      const { status, headers, body } = busyPage(language, admission.retryAfterSeconds);
      response.writeHead(status, headers).end(body);
      return true;
    }
    response.beforeHead(() => {
      const isCached = cameFromCache(response);
      response.removeHeader(FROM_CACHE_HEADER);
      if (isCached || isCheap(response)) admission.refund({ isCached });
    });
    return false;
  };
}

import 'server-only';
import type { IncomingMessage } from 'node:http';
import { env } from '@/lib/server/platform/config/env';
import { FROM_CACHE_HEADER } from '@/lib/server/platform/http/from-cache';
import { addressOf } from '../addresses/address-kind';
import { FRAMEWORK_CACHE_HEADER } from '../next-internals/framework-cache-header';
import { busyPage } from '../retrying-pages';
import type { StoreResponse } from '../store-response';
import { clientOf } from './client-of';
import { RenderingLimiter } from './rendering-limiter';

const RENDERINGS_PER_SECOND = 10;

const NOT_MADE = ['HIT', 'STALE'];

function cameFromCache(response: StoreResponse): boolean {
  return (
    response.hasHeader(FROM_CACHE_HEADER) ||
    NOT_MADE.includes(String(response.getHeader(FRAMEWORK_CACHE_HEADER)))
  );
}

const isCheap = ({ statusCode }: StoreResponse) => statusCode === 204 || Math.floor(statusCode / 100) === 3;

/**
 * Returns the step that refuses pages and costly files to an address for which too many were rendered (429). Returns whether it
 * has responded.
 */
export function limitRenderings(): (request: IncomingMessage, response: StoreResponse) => boolean {
  const { RENDERINGS_BURST, RATE_LIMIT_SCALE } = env();
  const limiter = new RenderingLimiter({
    burst: RENDERINGS_BURST * RATE_LIMIT_SCALE,
    perSecond: RENDERINGS_PER_SECOND * RATE_LIMIT_SCALE,
  });
  return (request, response) => {
    const address = addressOf(request);
    const admission = limiter.admit(clientOf(request), address, performance.now());
    if ('retryAfterSeconds' in admission) {
      const { status, headers, body } = busyPage(address.language, admission.retryAfterSeconds);
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

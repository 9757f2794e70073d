import 'server-only';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { env } from '@/lib/server/platform/config/env';
import type { Judge } from '../addresses/address-kind';
import { PAGE_HEADER } from '../addresses/page-header';
import { FRAMEWORK_CACHE_HEADER } from '../next-internals/framework-cache-header';
import { HASHES_HEADER, readTags, TAGS_HEADER } from '../next-internals/page-headers';
import type { StoreResponse } from '../store-response';
import { ResponseCache } from './response-cache';
import type { Kind } from './response-kind';

export const isRead = (method: string | undefined) => method === 'GET' || method === 'HEAD';

/** Whether the framework made a response now or took it from its cache, rather than send one from before a change. */
export function isFresh(response: StoreResponse): boolean {
  return ['HIT', 'MISS'].includes(String(response.getHeader(FRAMEWORK_CACHE_HEADER)));
}

export const typeOf = (headers: Pick<StoreResponse, 'getHeader'>): string =>
  String(headers.getHeader('content-type') ?? ('' satisfies OutgoingHttpHeaders[string]));

/** The header by which the framework is led to a page. */
export function leadTo(path: string, judge: Judge): IncomingHttpHeaders {
  const { pageHeader } = judge({ path, query: '' });
  return pageHeader ? { [PAGE_HEADER]: pageHeader } : {};
}

/** Whole pages, by their path: those that the build says are rendered once for everybody, whatever a request adds to it. */
export function publicPages(judge: Judge, maxBytes: number): Kind {
  const host = new URL(env().NEXTAUTH_URL).host;
  return {
    cache: new ResponseCache(maxBytes),
    knownName: ({ method, url = '' }) => (isRead(method) ? url : null),
    nameOf: ({ method }, { isShared, path }) => (isShared && isRead(method) ? path : null),
    canonical: (name) => ({ url: name, headers: { host, accept: 'text/html', ...leadTo(name, judge) } }),
    validityOf(response) {
      const isPrerendered =
        response.hasHeader(HASHES_HEADER) && typeOf(response).startsWith('text/html') && isFresh(response);
      return isPrerendered ? { tags: readTags(response.getHeader(TAGS_HEADER)) } : null;
    },
  };
}

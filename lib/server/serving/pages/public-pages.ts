import 'server-only';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { env } from '@/lib/server/platform/config/env';
import type { Classify } from '../addresses/address-kind';
import { PAGE_HEADER } from '../addresses/page-header';
import { FRAMEWORK_CACHE_HEADER } from '../next-internals/framework-cache-header';
import { HASHES_HEADER, readTags, TAGS_HEADER } from '../next-internals/page-headers';
import type { StoreResponse } from '../store-response';
import { ResponseCache } from './response-cache';
import type { ResponseKind } from './response-kind';

export const isRead = (method: string | undefined) => method === 'GET' || method === 'HEAD';

/** Not a response from before a change. */
export function isFresh(response: StoreResponse): boolean {
  return ['HIT', 'MISS'].includes(String(response.getHeader(FRAMEWORK_CACHE_HEADER)));
}

export const typeOf = (headers: Pick<StoreResponse, 'getHeader'>): string =>
  String(headers.getHeader('content-type') ?? ('' satisfies OutgoingHttpHeaders[string]));

export function routingHeaders(path: string, classify: Classify): IncomingHttpHeaders {
  const { pageHeader } = classify({ path, query: '' });
  return pageHeader ? { [PAGE_HEADER]: pageHeader } : {};
}

export function publicPages(classify: Classify, maxBytes: number): ResponseKind {
  const host = new URL(env().NEXTAUTH_URL).host;
  return {
    cache: new ResponseCache(maxBytes),
    lookupName: ({ method, url = '' }) => (isRead(method) ? url : null),
    nameOf: ({ method }, { isShared, path }) => (isShared && isRead(method) ? path : null),
    canonical: (name) => ({
      url: name,
      headers: { host, accept: 'text/html', ...routingHeaders(name, classify) },
    }),
    validityOf(response) {
      const isPrerendered =
        response.hasHeader(HASHES_HEADER) && typeOf(response).startsWith('text/html') && isFresh(response);
      return isPrerendered ? { tags: readTags(response.getHeader(TAGS_HEADER)) } : null;
    },
  };
}

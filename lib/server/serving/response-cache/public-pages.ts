import 'server-only';
import type { OutgoingHttpHeaders } from 'node:http';
import { env } from '@/lib/server/platform/config/env';
import { LANGUAGE_COOKIE } from '@/lib/shared/languages';
import { LEGAL_PAGES } from '@/lib/shared/legal-pages';
import { localPath, splitLanguage } from '@/lib/shared/local-path';
import { ROUTES } from '@/lib/shared/routes';
import { FRAMEWORK_CACHE_HEADER } from '../next-internals/framework-cache-header';
import { HASHES_HEADER, readTags, TAGS_HEADER } from '../next-internals/page-headers';
import type { StoreResponse } from '../store-response';
import type { Asking, Kind } from './kind';
import { ResponseCache } from './response-cache';

/** Public pages that are the same bytes for every client. Anything else goes to the framework. */
const PAGES: readonly RegExp[] = [
  /^\/$/,
  /^\/(?:review|portfolio|blog|contact|quick-order)$/,
  new RegExp(`^/(?:${LEGAL_PAGES.join('|')})$`),
  /^\/review\/page\/[1-9]\d{0,5}$/,
  /^\/blog\/[a-z0-9-]{1,100}$/,
  /^\/tools$/,
  /^\/tools\/c\/[a-z0-9-]{1,100}$/,
  // A comparison is rendered for the tools it names.
  /^\/tools\/(?!compare$)[a-z0-9-]{1,100}(?:\/reviews\/[1-9]\d{0,5})?$/,
];

/** Whether this is the address of a public page, in any language: the one that the framework does not redirect from. */
export function isPublicPage(address: string): boolean {
  const { language, path } = splitLanguage(address);
  return address === localPath(path, language) && PAGES.some((page) => page.test(path));
}

function hasCookie(header: string | undefined, name: string): boolean {
  return header?.split(';').some((cookie) => cookie.trimStart().startsWith(`${name}=`)) ?? false;
}

/** Whether a visitor who chose a language requests the bare address of the shop, and may be redirected. */
export function mayBeLedOn(path: string, cookie: string | undefined): boolean {
  return path === ROUTES.home && hasCookie(cookie, LANGUAGE_COOKIE.name);
}

export const isRead = (method: string | undefined) => method === 'GET' || method === 'HEAD';

/** Whether the framework made a response now or took it from its cache, rather than send one from before a change. */
export function isFresh(response: StoreResponse): boolean {
  return ['HIT', 'MISS'].includes(String(response.getHeader(FRAMEWORK_CACHE_HEADER)));
}

export const typeOf = (headers: Pick<StoreResponse, 'getHeader'>): string =>
  String(headers.getHeader('content-type') ?? ('' satisfies OutgoingHttpHeaders[string]));

/**
 * Whole pages, by their path. Not those of other methods, addresses with parameters, and data of the app's router, nor the
 * bare address of the shop for a visitor who chose a language.
 */
export function publicPages(maxBytes: number): Kind {
  const host = new URL(env().NEXTAUTH_URL).host;
  const cache = new ResponseCache(maxBytes);
  return {
    cache,
    nameOf({ method, url = '', headers }: Asking) {
      if (!isRead(method) || headers.rsc !== undefined || headers['next-action'] !== undefined) return null;
      if (mayBeLedOn(url, headers.cookie)) return null;
      // What is in the cache has been judged before.
      return cache.has(url) || isPublicPage(url) ? url : null;
    },
    canonical: (name) => ({ url: name, headers: { host, accept: 'text/html' } }),
    validityOf(response) {
      const isPrerendered =
        response.hasHeader(HASHES_HEADER) && typeOf(response).startsWith('text/html') && isFresh(response);
      return isPrerendered ? { tags: readTags(response.getHeader(TAGS_HEADER)) } : null;
    },
  };
}

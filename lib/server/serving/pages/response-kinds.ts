import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { fileTags } from '@/lib/server/platform/cache/file-copies';
import { env } from '@/lib/server/platform/config/env';
import { splitLanguage } from '@/lib/shared/site/local-path';
import { ROUTES } from '@/lib/shared/site/routes';
import type { AddressKind, Classify } from '../addresses/address-kind';
import { normalizeAddress } from '../addresses/normalize-address';
import { PAGE_HEADER } from '../addresses/page-header';
import { FRAMEWORK_CACHE_HEADER, HASHES_HEADER, readTags, TAGS_HEADER } from '../next-internals/headers';
import { findPageTags } from '../next-internals/page-tags.mjs';
import {
  type RouterRequest,
  readRouterRequest,
  routerQuery,
  writeRouterRequest,
} from '../next-internals/router-address';
import type { StoreResponse } from '../store-response';
import { ResponseCache, type Validity } from './response-cache';

export type RequestHead = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/** A kind of responses that are the same for everybody. */
export type ResponseKind = {
  cache: ResponseCache;
  /**
   * Reads the name from the request alone. It runs for every request and must be cheap; what is in memory was named by
   * `nameOf`, so that another spelling finds nothing.
   */
  lookupName: (request: RequestHead) => string | null;
  /** Null if the response may depend on the client. */
  nameOf: (request: RequestHead, address: AddressKind) => string | null;
  /** The store's own request for a name, without anything of a visitor's that could enter the response. */
  canonical: (name: string, headers: IncomingHttpHeaders) => { url: string; headers: IncomingHttpHeaders };
  /** Called just before the headers are sent; null if the response must not be cached. */
  validityOf: (response: StoreResponse, name: string) => Validity | null;
  ownEtag?: boolean;
  /** Returns whether a response of this name is cached from its second request on only. */
  isOneOff?: (name: string) => boolean;
  /** Counts a request that is sent from memory; false beyond its limit. */
  mayBeSent?: (request: IncomingMessage) => boolean;
  /** Returns whether the cache is known to be current; `refresh` makes it so. */
  isCurrent?: (name: string, now: number) => boolean;
  refresh?: (name: string) => Promise<void>;
};

export const isRead = (method: string | undefined) => method === 'GET' || method === 'HEAD';

/** Returns false for a response from before a change. */
function isFresh(response: StoreResponse): boolean {
  return ['HIT', 'MISS'].includes(String(response.getHeader(FRAMEWORK_CACHE_HEADER)));
}

export const typeOf = (headers: Pick<StoreResponse, 'getHeader'>): string =>
  String(headers.getHeader('content-type') ?? ('' satisfies OutgoingHttpHeaders[string]));

function routingHeaders(path: string, classify: Classify): IncomingHttpHeaders {
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

/** The framework's path of a page, with its language. */
function insideName(address: string): string {
  const { language, path } = splitLanguage(address);
  return path === ROUTES.home ? `/${language}` : `/${language}${path}`;
}

const DATA_TYPE = 'text/x-component';

export function routerData(classify: Classify, maxBytes: number): ResponseKind {
  const host = new URL(env().NEXTAUTH_URL).host;
  const nameOf = (request: RouterRequest | null) =>
    request && (request.segment === null ? request.path : `${request.path} ${request.segment}`);
  return {
    cache: new ResponseCache(maxBytes),
    lookupName: ({ method, url = '', headers }) =>
      isRead(method) ? nameOf(readRouterRequest(url, headers)) : null,
    nameOf: ({ method, headers }, { isShared, path, query }) =>
      isShared && isRead(method) ? nameOf(readRouterRequest(`${path}${routerQuery(query)}`, headers)) : null,
    canonical(name) {
      const [path = '', segment = null] = name.split(' ');
      const { url, headers } = writeRouterRequest({ path, segment });
      return { url, headers: { host, accept: '*/*', ...routingHeaders(path, classify), ...headers } };
    },
    validityOf(response, name) {
      if (!isFresh(response) || !typeOf(response).startsWith(DATA_TYPE)) return null;
      const [path = '', segment] = name.split(' ');
      if (segment === undefined && !response.hasHeader(HASHES_HEADER)) return null;
      const tags = segment === undefined ? response.getHeader(TAGS_HEADER) : findPageTags(insideName(path));
      return tags === undefined ? null : { tags: readTags(tags) };
    },
  };
}

const MAX_BYTES = 32 * 1024 * 1024;
const OPTIMISER = '/_next/image';
const NUMBER = /^\d{1,4}$/;
/** Null is `public`. A page must not be rendered through the optimiser's request. */
const SOURCES: ReadonlySet<string | null> = new Set([null, '/_next/static', '/files/[name]']);
/** The message about a deleted file may have been lost with its process. */
const MAX_AGE_MS = 24 * 60 * 60_000;
const RELEASE = /&dpl=[\w-]*/;
/** The only format that the framework makes by `Accept`. */
const FORMAT = 'image/webp';

/** Returns the optimiser's address with its own parameters, or with none if they name no picture, for a 400. */
function pictureAddress(query: string, classify: Classify): string {
  const given = new URLSearchParams(query);
  const [url = '', ...more] = given.getAll('url');
  const [width = '', quality = ''] = ['w', 'q'].map((name) => given.get(name) ?? '');
  const address = more.length === 0 && url.startsWith('/') ? normalizeAddress(url) : null;
  if (!address || !NUMBER.test(width) || !NUMBER.test(quality)) return OPTIMISER;
  const { kind, route, path, query: ofPicture } = classify(address);
  if (kind !== 'file' || !SOURCES.has(route) || ofPicture !== '') return OPTIMISER;
  return `${OPTIMISER}?url=${encodeURIComponent(path)}&w=${Number(width)}&q=${Number(quality)}`;
}

/** Making one takes some 70 ms of a processor. */
export function pictures(classify: Classify): ResponseKind {
  const host = new URL(env().NEXTAUTH_URL).host;
  const nameOf = (address: string, accept: string | undefined) =>
    accept?.includes(FORMAT) ? `${address} ${FORMAT}` : address;
  return {
    cache: new ResponseCache(MAX_BYTES),
    lookupName: ({ method, url = '', headers }) =>
      isRead(method) ? nameOf(url.replace(RELEASE, ''), headers.accept) : null,
    nameOf: ({ method, headers }, { kind, query }) =>
      kind === 'picture' && isRead(method) ? nameOf(pictureAddress(query, classify), headers.accept) : null,
    canonical(name) {
      const [url = '', accept = '*/*'] = name.split(' ');
      return { url, headers: { host, accept } };
    },
    validityOf(response, name) {
      if (!isFresh(response) || !typeOf(response).startsWith('image/')) return null;
      const [, seconds = 0] = /max-age=(\d+)/.exec(String(response.getHeader('cache-control'))) ?? [];
      const tags = fileTags(name);
      return tags && { tags, maxAgeMs: Math.min(Number(seconds) * 1000, MAX_AGE_MS) };
    },
  };
}

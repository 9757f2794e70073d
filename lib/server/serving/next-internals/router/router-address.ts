import 'server-only';
import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { hexHash } from 'next/dist/shared/lib/hash';

/**
 * What the app's router asks for when it is about to show a page: the page's data, or for a prefetch one segment of them
 * (`/_tree`). Its other headers say what the browser shows already; a page that is the same for everybody does not depend on
 * it. If a release of Next.js asks in another way, its requests are no longer served from memory:
 * tests/api/service/router-data.test.ts and tests/unit/server/serving/next-internals/router/router-address.test.ts fail.
 */
export type RouterRequest = { path: string; segment: string | null };

const ADDRESS = /^([^?#]+)\?_rsc(?:=([\w-]{0,32}))?$/;
/** What the framework heeds of a router's reasons to ask ahead. */
const PREFETCHES: readonly string[] = ['1', '2', '3'];
const ROUTER_PARAMETER = /[?&](_rsc(?:=[^&]*)?)(?=&|$)/;
const SEGMENT = /^\/[\w$!().~+@-]{1,100}(?:\/[\w$!().~+@-]{1,100}){0,12}$/;

/** The framework's: the first 96 bits of a hash over the headers that a response may depend on (`_rsc`). */
function hashOf(input: string): string {
  return createHash('sha256').update(input).digest().subarray(0, 12).toString('base64url');
}

/** What the framework hashes of a request's headers; null if they say nothing. */
function hashedOf(headers: IncomingHttpHeaders): string | null {
  const said = headers['next-router-prefetch'];
  const prefetch = PREFETCHES.includes(String(said)) ? said : undefined;
  const segment = headers['next-router-segment-prefetch'] || undefined;
  const tree = headers['next-router-state-tree'];
  const shown = headers['next-url'];
  if (prefetch === undefined && segment === undefined && tree === undefined && shown === undefined)
    return null;
  return `${prefetch ?? 0},${segment ?? 0},${tree ?? 0},${shown ?? 0}`;
}

/** Returns the `_rsc` that the framework expects of a request with these headers; it redirects any other to it. */
function expectedHash(headers: IncomingHttpHeaders): string {
  const hashed = hashedOf(headers);
  return hashed === null ? '' : hashOf(hashed);
}

/** Whether it is the expected one, or the one of browsers that cannot hash as the page came without TLS. */
function isExpected(hash: string, headers: IncomingHttpHeaders): boolean {
  const hashed = hashedOf(headers);
  return hashed === null ? hash === '' : hash === hashOf(hashed) || hash === hexHash(hashed);
}

function read(url: string, headers: IncomingHttpHeaders): RouterRequest | null {
  const [, path, hash = ''] = ADDRESS.exec(url) ?? [];
  if (path === undefined || !isExpected(hash, headers)) return null;
  const segment = headers['next-router-segment-prefetch'];
  const isAhead = headers['next-router-prefetch'] === '1' && typeof segment === 'string';
  return { path, segment: isAhead && SEGMENT.test(segment) ? segment : null };
}

/** A router asks in few ways: each page from the pages that lead to it. Longer ones are read each time. */
const MOST_KNOWN = 5_000;
const LONGEST_KNOWN = 1_000;
const known = new LRUCache<string, { request: RouterRequest | null }>({ max: MOST_KNOWN });

/**
 * Reads a request of the app's router, by its address with no other parameter than `_rsc`. Null for any other, also one that is
 * to be redirected to `routerAddress`.
 */
export function readRouterRequest(url: string, headers: IncomingHttpHeaders): RouterRequest | null {
  if (headers.rsc !== '1') return null;
  const prefetch = headers['next-router-prefetch'];
  const segment = headers['next-router-segment-prefetch'];
  const key = `${url} ${prefetch} ${segment} ${headers['next-router-state-tree']} ${headers['next-url']}`;
  if (key.length > LONGEST_KNOWN) return read(url, headers);
  const found = known.get(key);
  if (found) return found.request;
  const request = read(url, headers);
  known.set(key, { request });
  return request;
}

/** Returns the part of a query that is the router's own, with its question mark; empty if there is none. */
export function routerQuery(query: string): string {
  const [, own] = ROUTER_PARAMETER.exec(query) ?? [];
  return own === undefined ? '' : `?${own}`;
}

/** Returns the address of a page's data with the `_rsc` that the headers of a request call for. */
export function routerAddress(path: string, query: string, headers: IncomingHttpHeaders): string {
  const others = query
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !/^_rsc(?:=|$)/.test(part));
  return `${path}?${[...others, `_rsc=${expectedHash(headers)}`].join('&')}`;
}

/** Returns the request by which the framework is asked for this, as a router that shows nothing yet would ask. */
export function writeRouterRequest({ path, segment }: RouterRequest): {
  url: string;
  headers: IncomingHttpHeaders;
} {
  const headers: IncomingHttpHeaders = {
    rsc: '1',
    ...(segment !== null && { 'next-router-prefetch': '1', 'next-router-segment-prefetch': segment }),
  };
  return { url: `${path}?_rsc=${expectedHash(headers)}`, headers };
}

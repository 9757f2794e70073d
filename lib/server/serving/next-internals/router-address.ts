import 'server-only';
import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';
import { hexHash } from 'next/dist/shared/lib/hash';

/**
 * A request of the router for the data of a page, or for one segment of them (`/_tree`) to prefetch. Its other headers describe
 * the shown page, on which shared pages do not depend. If Next.js changes these requests, tests/api/service/router-data.test.ts
 * and tests/unit/server/serving/next-internals/router-address.test.ts fail.
 */
export type RouterRequest = { path: string; segment: string | null };

const ADDRESS = /^([^?#]+)\?_rsc(?:=([\w-]{0,32}))?$/;
/** The values of `next-router-prefetch` that the framework reads. */
const PREFETCHES: readonly string[] = ['1', '2', '3'];
const ROUTER_PARAMETER = /(?:^\?|&)(_rsc(?:=[^&]*)?)(?=&|$)/;
const SEGMENT = /^\/[\w$!().~+@-]{1,100}(?:\/[\w$!().~+@-]{1,100}){0,12}$/;

/** The framework's hash for `_rsc`: the first 96 bits. */
function hashOf(input: string): string {
  return createHash('sha256').update(input).digest().subarray(0, 12).toString('base64url');
}

function hashInputOf(headers: IncomingHttpHeaders): string | null {
  const reason = headers['next-router-prefetch'];
  const prefetch = PREFETCHES.includes(String(reason)) ? reason : undefined;
  const segment = headers['next-router-segment-prefetch'] || undefined;
  const tree = headers['next-router-state-tree'];
  const shown = headers['next-url'];
  if (prefetch === undefined && segment === undefined && tree === undefined && shown === undefined)
    return null;
  return `${prefetch ?? 0},${segment ?? 0},${tree ?? 0},${shown ?? 0}`;
}

function expectedHash(headers: IncomingHttpHeaders): string {
  const hashed = hashInputOf(headers);
  return hashed === null ? '' : hashOf(hashed);
}

/** `hexHash` is for browsers without `crypto.subtle`, on a page without TLS. */
function isExpected(hash: string, headers: IncomingHttpHeaders): boolean {
  const hashed = hashInputOf(headers);
  return hashed === null ? hash === '' : hash === hashOf(hashed) || hash === hexHash(hashed);
}

function read(url: string, headers: IncomingHttpHeaders): RouterRequest | null {
  const [, path, hash = ''] = ADDRESS.exec(url) ?? [];
  if (path === undefined || !isExpected(hash, headers)) return null;
  const segment = headers['next-router-segment-prefetch'];
  const isAhead = headers['next-router-prefetch'] === '1' && typeof segment === 'string';
  return { path, segment: isAhead && SEGMENT.test(segment) ? segment : null };
}

const MAX_ENTRIES = 5_000;
const MAX_KEY_LENGTH = 1_000;
const parsed = new LRUCache<string, { request: RouterRequest | null }>({ max: MAX_ENTRIES });

/** Returns null unless the address has no parameter but `_rsc`, with the expected value. */
export function readRouterRequest(url: string, headers: IncomingHttpHeaders): RouterRequest | null {
  if (headers.rsc !== '1') return null;
  const prefetch = headers['next-router-prefetch'];
  const segment = headers['next-router-segment-prefetch'];
  const key = `${url} ${prefetch} ${segment} ${headers['next-router-state-tree']} ${headers['next-url']}`;
  if (key.length > MAX_KEY_LENGTH) return read(url, headers);
  const found = parsed.get(key);
  if (found) return found.request;
  const request = read(url, headers);
  parsed.set(key, { request });
  return request;
}

export function routerQuery(query: string): string {
  const [, own] = ROUTER_PARAMETER.exec(query) ?? [];
  return own === undefined ? '' : `?${own}`;
}

export function routerAddress(path: string, query: string, headers: IncomingHttpHeaders): string {
  const others = query
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !/^_rsc(?:=|$)/.test(part));
  return `${path}?${[...others, `_rsc=${expectedHash(headers)}`].join('&')}`;
}

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

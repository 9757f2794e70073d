import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { env } from '@/lib/server/platform/config/env';
import { clientAddress } from '@/lib/server/platform/http/client-address';
import { FROM_CACHE_HEADER } from '@/lib/server/platform/http/own-headers';
import { TokenBuckets } from '@/lib/server/platform/token-buckets';
import { type AddressKind, addressOf } from '../addresses/address-kind';
import { FRAMEWORK_CACHE_HEADER } from '../next-internals/headers';
import { busyPage } from '../retrying-pages';
import type { StoreResponse } from '../store-response';

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

/** In pages. All other files are cheap. */
const FILE_COSTS: Readonly<Record<string, number>> = {
  '/share/tools/[file]': 5,
  '/tools/[slug]/datasheet.pdf': 2,
  '/sitemap.xml': 2,
  '/sitemaps/[file]': 2,
  '/files/[name]': 1,
  '/blog/feed.xml': 1,
};
const PICTURE_COST = 2;

/** In pages; 0 for what is cheap or limited elsewhere. */
export function renderingCost({ kind, route }: Pick<AddressKind, 'kind' | 'route'>): number {
  // Calls have limits of their own, by account and address.
  if (kind === 'call') return 0;
  if (kind === 'picture') return PICTURE_COST;
  return kind === 'file' ? (FILE_COSTS[route ?? ''] ?? 0) : 1;
}

type Limits = {
  burst: number;
  perSecond: number;
};

const MAX_PAGES = 10_000;

/** A shared page is the same for every query, and the router requests data under many values of `_rsc`. */
const nameOf = ({ path, query, isShared }: AddressKind) =>
  isShared ? path : `${path}${query.replace(/(^\?|&)_rsc=[^&]*&?/, '$1').replace(/[?&]$/, '')}`;

export type Admission = {
  refund: (options: { isCached: boolean }) => void;
};

/**
 * Limits how many pages and costly files are rendered for one address, in this process. Responses from a cache do not count,
 * and are sent beyond the limit too. Times are milliseconds of a monotonic clock.
 */
export class RenderingLimiter {
  readonly #buckets: TokenBuckets;
  readonly #cached = new LRUCache<string, true>({ max: MAX_PAGES });

  constructor(limits: Limits) {
    this.#buckets = new TokenBuckets(limits);
  }

  admit(client: string, address: AddressKind, now: number): Admission | { retryAfterSeconds: number } {
    const cost = renderingCost(address);
    if (cost === 0) return { refund: () => undefined };
    const bucket = this.#buckets.of(client, now);
    const name = nameOf(address);
    if (bucket.tokens < cost && !this.#cached.has(name))
      return { retryAfterSeconds: this.#buckets.secondsUntil(cost, bucket) };
    bucket.tokens -= cost;
    return {
      refund: ({ isCached }) => {
        bucket.tokens += cost;
        if (isCached) this.#cached.set(name, true);
      },
    };
  }
}

const clients = new WeakMap<IncomingMessage, string>();

/** To be called before a later step removes the headers with the client's address. */
export function recordClient(request: IncomingMessage): void {
  clients.set(request, clientAddress({ get: (name) => request.headers[name]?.toString() ?? null }));
}

function clientOf(request: IncomingMessage): string {
  return clients.get(request) ?? 'unknown';
}

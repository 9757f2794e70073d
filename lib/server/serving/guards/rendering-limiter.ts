import 'server-only';
import { LRUCache } from 'lru-cache';
import { TokenBuckets } from '@/lib/server/platform/token-buckets';
import type { AddressKind } from '../addresses/address-kind';

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

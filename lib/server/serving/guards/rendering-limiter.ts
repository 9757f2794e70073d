import 'server-only';
import { LRUCache } from 'lru-cache';
import { TokenBuckets } from '@/lib/server/platform/token-buckets';
import type { AddressKind } from '../addresses/address-kind';

/** What files cost that are made for a request, in pages. All others are as they are, or made at next to no cost. */
const FILE_COSTS: Readonly<Record<string, number>> = {
  '/share/tools/[file]': 5,
  '/tools/[slug]/datasheet.pdf': 2,
  '/sitemap.xml': 2,
  '/sitemaps/[file]': 2,
  '/files/[name]': 1,
  '/blog/feed.xml': 1,
};
const PICTURE_COST = 2;

/** What making the response to a request costs, in pages; 0 for what costs next to nothing or is limited elsewhere. */
export function renderingCost({ kind, route }: Pick<AddressKind, 'kind' | 'route'>): number {
  // Calls have limits of their own, by account and address.
  if (kind === 'call') return 0;
  if (kind === 'picture') return PICTURE_COST;
  return kind === 'file' ? (FILE_COSTS[route ?? ''] ?? 0) : 1;
}

type Limits = {
  /** How many pages an address may have made at once, having asked for none for a while. */
  burst: number;
  perSecond: number;
};

/** Beyond these, the pages not seen for longest are dropped: memory is bounded whatever is sent. */
const MOST_PAGES = 10_000;

/** What is shared is the same whatever its query says, and fetched under many names by the app in the browser. */
const nameOf = ({ path, query, isShared }: AddressKind) =>
  isShared ? path : `${path}${query.replace(/([?&])_rsc=[^&]*&?/, '$1').replace(/[?&]$/, '')}`;

/** Returned for a request that may be served. */
export type Admission = {
  /** To be called if the response came from a cache or was cheap: it is not counted then. */
  refund: (options: { isCached: boolean }) => void;
};

/**
 * Limits how many pages and costly files are made for one address. What was sent from a cache is not counted, and is sent
 * also to an address that has used up its share. In memory, for each process by itself: a limit that cost a read of the
 * database would cost as much as what it guards. Times are milliseconds of any clock that does not go back.
 */
export class RenderingLimiter {
  readonly #buckets: TokenBuckets;
  readonly #cached = new LRUCache<string, true>({ max: MOST_PAGES });

  constructor(limits: Limits) {
    this.#buckets = new TokenBuckets(limits);
  }

  /** Returns the admission, or after how many seconds to try again. */
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

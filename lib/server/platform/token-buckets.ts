import 'server-only';
import { LRUCache } from 'lru-cache';

type Limits = {
  burst: number;
  perSecond: number;
};

type Bucket = { tokens: number; at: number };

/** Beyond these, the keys not seen for longest are dropped: memory is bounded whatever is sent. */
const MOST_KEYS = 20_000;

/** Times are milliseconds of any clock that does not go back. */
export class TokenBuckets {
  readonly #buckets = new LRUCache<string, Bucket>({ max: MOST_KEYS });
  readonly #limits: Limits;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Filled up to now. Callers take its tokens, and may return them. */
  of(key: string, now: number): Bucket {
    const { burst, perSecond } = this.#limits;
    const bucket = this.#buckets.get(key) ?? { tokens: burst, at: now };
    bucket.tokens = Math.min(burst, bucket.tokens + ((now - bucket.at) / 1000) * perSecond);
    bucket.at = now;
    this.#buckets.set(key, bucket);
    return bucket;
  }

  secondsUntil(tokens: number, bucket: Bucket): number {
    return Math.ceil((tokens - bucket.tokens) / this.#limits.perSecond);
  }
}

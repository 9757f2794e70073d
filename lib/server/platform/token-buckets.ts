import { LRUCache } from 'lru-cache';

type Limits = {
  burst: number;
  perSecond: number;
};

/** How much there is when all is there, how much there is now, and in how many seconds all is there again. Whole numbers. */
export type Standing = { limit: number; remaining: number; resetSeconds: number };

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
    const known = this.#buckets.get(key);
    if (known) {
      known.tokens = Math.min(burst, known.tokens + ((now - known.at) / 1000) * perSecond);
      known.at = now;
      return known;
    }
    const bucket = { tokens: burst, at: now };
    this.#buckets.set(key, bucket);
    return bucket;
  }

  get limit(): number {
    return Math.floor(this.#limits.burst);
  }

  standingOf(bucket: Bucket): Standing {
    const { limit } = this;
    const remaining = Math.max(0, Math.floor(bucket.tokens));
    return { limit, remaining, resetSeconds: Math.max(0, this.secondsUntil(limit, bucket)) };
  }

  secondsUntil(tokens: number, bucket: Bucket): number {
    return Math.ceil((tokens - bucket.tokens) / this.#limits.perSecond);
  }
}

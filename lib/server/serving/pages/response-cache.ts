import { LRUCache } from 'lru-cache';
import {
  isBuiltFromTheSame,
  type PageFingerprints,
  pageFingerprints,
} from '@/lib/server/platform/cache/page-reads';
import { lastChange, tagVersion } from '@/lib/server/platform/cache/tags';
import { type CachedResponse, decompress } from './cached-response';

/** A response of this age is revalidated, which is cheap while nothing has changed. */
const MAX_AGE_MS = 60_000;

/** How long a stale response is sent while it is revalidated. */
const MAX_STALE_MS = 600_000;

/** For uncompressed responses: large and rarely requested. */
const PLAIN_SHARE = 1 / 8;

const MAX_NAMES = 10_000;

export type Validity = {
  tags: readonly string[];
  maxAgeMs?: number;
};

type Entry = {
  cached: CachedResponse;
  tags: readonly string[];
  /** The last change that is known to have left the response as it is. */
  change: number;
  fingerprints: PageFingerprints;
  freshUntil: number;
};

type Found = { cached: CachedResponse; isStale: boolean };

/** The caller of `begin` must finish or fail it. */
export type Rendering = {
  /** Stores the response unless it has changed meanwhile, and resolves the requests that wait for it. */
  finish: (cached: CachedResponse, validity: Validity) => void;
  /** Resolves the requests that wait with null. Has no effect once finished. */
  fail: () => void;
};

/** One comparison while nothing at all has changed since the last call. */
function isUnchanged(entry: Entry): boolean {
  const last = lastChange();
  if (entry.change === last) return true;
  if (entry.tags.some((tag) => tagVersion(tag) > entry.change)) return false;
  entry.change = last;
  return true;
}

/**
 * Public responses until one of their tags changes, bounded in bytes. Concurrent requests share one rendering. Times are
 * milliseconds of a monotonic clock.
 */
export class ResponseCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #plain: LRUCache<CachedResponse, Buffer>;
  readonly #requested = new LRUCache<string, true>({ max: MAX_NAMES });
  readonly #confirming = new Map<string, Promise<void>>();
  readonly #pending = new Map<string, Promise<CachedResponse | null>>();

  constructor(maxBytes: number) {
    const plainBytes = Math.max(1, Math.ceil(maxBytes * PLAIN_SHARE));
    this.#entries = new LRUCache({
      maxSize: Math.max(1, maxBytes - plainBytes),
      sizeCalculation: ({ cached }, key) => cached.size + key.length,
    });
    this.#plain = new LRUCache({ maxSize: plainBytes, sizeCalculation: ({ byteLength }) => byteLength });
  }

  find(key: string, now: number): Found | null {
    const entry = this.#entries.get(key);
    if (!entry) return null;
    if (now >= entry.freshUntil + MAX_STALE_MS) this.#entries.delete(key);
    else if (isUnchanged(entry)) return { cached: entry.cached, isStale: now >= entry.freshUntil };
    return null;
  }

  /**
   * Repeats the reads of a response whose tags changed: it is current if they return the same, and otherwise deleted.
   * Concurrent calls share one comparison.
   */
  async confirm(key: string): Promise<void> {
    const entry = this.#entries.peek(key);
    if (!entry || isUnchanged(entry)) return;
    let confirming = this.#confirming.get(key);
    if (!confirming) {
      confirming = this.#compare(key, entry).finally(() => this.#confirming.delete(key));
      this.#confirming.set(key, confirming);
    }
    await confirming;
  }

  async #compare(key: string, entry: Entry): Promise<void> {
    const change = lastChange();
    const isSame =
      entry.fingerprints.size > 0 &&
      (await isBuiltFromTheSame(entry.tags, entry.fingerprints, entry.change).catch(() => false));
    if (isSame) entry.change = Math.max(entry.change, change);
    else if (this.#entries.peek(key) === entry) this.#entries.delete(key);
  }

  peek(key: string): CachedResponse | undefined {
    return this.#entries.peek(key)?.cached;
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }

  plainBytes(cached: CachedResponse): Buffer | Promise<Buffer> {
    const recent = this.#plain.get(cached);
    if (recent) return recent;
    return decompress(cached).then((bytes) => {
      this.#plain.set(cached, bytes);
      return bytes;
    });
  }

  /** Records the name as well. */
  wasRequested(key: string): boolean {
    const was = this.#requested.get(key) ?? false;
    if (!was) this.#requested.set(key, true);
    return was;
  }

  pending(key: string): Promise<CachedResponse | null> | undefined {
    return this.#pending.get(key);
  }

  begin(key: string, now: number): Rendering {
    const change = lastChange();
    let settle: (cached: CachedResponse | null) => void = () => undefined;
    const promise = new Promise<CachedResponse | null>((resolve) => {
      settle = resolve;
    });
    this.#pending.set(key, promise);
    const end = (cached: CachedResponse | null) => {
      if (this.#pending.get(key) === promise) this.#pending.delete(key);
      settle(cached);
    };
    return {
      finish: (cached, { tags, maxAgeMs = MAX_AGE_MS }) => {
        const hasChanged = tags.some((tag) => tagVersion(tag) > change);
        const fingerprints = pageFingerprints(tags);
        if (!hasChanged)
          this.#entries.set(key, { cached, tags, change, fingerprints, freshUntil: now + maxAgeMs });
        // Requests that arrived after the change must not get the response of before it.
        end(hasChanged ? null : cached);
      },
      fail: () => end(null),
    };
  }
}

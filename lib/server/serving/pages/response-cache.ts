import 'server-only';
import { LRUCache } from 'lru-cache';
import {
  isBuiltFromTheSame,
  type PageFingerprints,
  pageFingerprints,
} from '@/lib/server/platform/cache/page-reads';
import { lastChange, tagVersion } from '@/lib/server/platform/cache/tag-versions';
import { type CachedResponse, decompress } from './cached-response';

/** After this a response is stale and is revalidated, which costs the framework little while nothing has changed. */
const MAX_AGE_MS = 60_000;

/** How long a stale response is still sent while it is revalidated: no change to what it shows is known. */
const MAX_STALE_MS = 600_000;

/** The share of the memory for uncompressed responses, which are large and rarely requested. */
const PLAIN_SHARE = 1 / 8;

/** How many names that were requested once are remembered. */
const MOST_NAMES = 10_000;

/** What a response was made from, and how long it holds. */
export type Validity = {
  tags: readonly string[];
  /** Milliseconds until it is stale; a minute unless given. */
  maxAgeMs?: number;
};

type Entry = {
  cached: CachedResponse;
  tags: readonly string[];
  /** The last change of anything that is known to have left the response as it is. */
  change: number;
  /** What its reads returned: it may be as it was though its tags changed. */
  fingerprints: PageFingerprints;
  freshUntil: number;
};

/** A cached response. If it is stale, the caller still sends it and starts a revalidation. */
type Found = { cached: CachedResponse; isStale: boolean };

/** A response in the making, which the caller of `begin` completes. */
export type Rendering = {
  /** Stores the response, unless what it shows has changed meanwhile, and resolves all requests that wait for it. */
  finish: (cached: CachedResponse, validity: Validity) => void;
  /** Resolves all requests that wait for it with null. Does nothing once it is finished. */
  fail: () => void;
};

/** Whether none of the entry's tags changed. Costs one comparison while nothing at all has changed since the last time. */
function isUnchanged(entry: Entry): boolean {
  const last = lastChange();
  if (entry.change === last) return true;
  if (entry.tags.some((tag) => tagVersion(tag) > entry.change)) return false;
  entry.change = last;
  return true;
}

/**
 * Public responses, ready to be sent, each until one of its tags changes. After a minute it is stale, and still sent while it
 * is revalidated. The least recently used are evicted first; memory is bounded in bytes. Concurrent requests for one response
 * share one rendering. Times are milliseconds of a monotonic clock.
 */
export class ResponseCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #plain: LRUCache<CachedResponse, Buffer>;
  readonly #asked = new LRUCache<string, true>({ max: MOST_NAMES });
  readonly #confirming = new Map<string, Promise<void>>();
  readonly #underway = new Map<string, Promise<CachedResponse | null>>();

  constructor(maxBytes: number) {
    const plainBytes = Math.max(1, Math.ceil(maxBytes * PLAIN_SHARE));
    this.#entries = new LRUCache({
      maxSize: Math.max(1, maxBytes - plainBytes),
      sizeCalculation: ({ cached }, key) => cached.size + key.length,
    });
    this.#plain = new LRUCache({ maxSize: plainBytes, sizeCalculation: ({ byteLength }) => byteLength });
  }

  /** Returns the response of this name, unless one of its tags changed or it has been stale for too long. */
  find(key: string, now: number): Found | null {
    const entry = this.#entries.get(key);
    if (!entry) return null;
    if (now >= entry.freshUntil + MAX_STALE_MS) this.#entries.delete(key);
    else if (isUnchanged(entry)) return { cached: entry.cached, isStale: now >= entry.freshUntil };
    return null;
  }

  /**
   * Finds out whether the response of this name is as it was though its tags changed, by making the reads again that it was
   * built from: then it is found again, and otherwise deleted. Concurrent calls share one comparison.
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

  /** Returns the response of this name, current or not. */
  peek(key: string): CachedResponse | undefined {
    return this.#entries.peek(key)?.cached;
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }

  /** Whether there is a response of this name, current or not. */
  has(key: string): boolean {
    return this.#entries.has(key);
  }

  /** Returns the bytes of a response uncompressed, synchronously if they were requested recently. */
  plainBytes(cached: CachedResponse): Buffer | Promise<Buffer> {
    const known = this.#plain.get(cached);
    if (known) return known;
    return decompress(cached).then((bytes) => {
      this.#plain.set(cached, bytes);
      return bytes;
    });
  }

  /** Returns whether this name was requested before, among the most recent names, and records it. */
  wasAsked(key: string): boolean {
    const was = this.#asked.get(key) ?? false;
    if (!was) this.#asked.set(key, true);
    return was;
  }

  /** Returns a promise of the response if it is being rendered since its last change; it resolves to null if that failed. */
  awaited(key: string): Promise<CachedResponse | null> | undefined {
    return this.#underway.get(key);
  }

  /** Begins a response. The caller must finish or fail it. */
  begin(key: string, now: number): Rendering {
    const change = lastChange();
    let settle: (cached: CachedResponse | null) => void = () => undefined;
    const promise = new Promise<CachedResponse | null>((resolve) => {
      settle = resolve;
    });
    this.#underway.set(key, promise);
    const end = (cached: CachedResponse | null) => {
      if (this.#underway.get(key) === promise) this.#underway.delete(key);
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

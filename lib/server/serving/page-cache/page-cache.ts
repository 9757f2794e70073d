import 'server-only';
import { LRUCache } from 'lru-cache';
import { lastChange, tagVersion } from '@/lib/server/platform/cache/tag-versions';
import { type CachedPage, sizeOf } from './cached-page';

/** After this a page is asked for again, which costs the framework little while nothing has changed. */
const MAX_AGE_MS = 60_000;

type Entry = {
  page: CachedPage;
  tags: readonly string[];
  /** The last change of anything that was known before the page was made. */
  change: number;
  until: number;
};

/** Returned to the one who is to make a page. */
export type Rendering = {
  /** Stores the page, unless what it shows has changed meanwhile, and gives it to all who wait for it. */
  finish: (page: CachedPage, tags: readonly string[]) => void;
  /** Tells those who wait that there is no page to be had this way. Does nothing once it is finished. */
  fail: () => void;
};

/**
 * Public pages, ready to be sent. A page is fresh until one of its tags changes, or a minute is over. The least recently
 * used are dropped first; memory is bounded in bytes. Each page is made once for all who ask for it meanwhile.
 */
export class PageCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #underway = new Map<string, Promise<CachedPage | null>>();

  constructor(maxBytes: number) {
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ page }, key) => sizeOf(page) + key.length,
    });
  }

  /** Returns the page of this name if it is fresh at this moment. */
  find(key: string, now: number): CachedPage | null {
    const entry = this.#entries.get(key);
    if (!entry) return null;
    const isFresh = now < entry.until && entry.tags.every((tag) => tagVersion(tag) <= entry.change);
    if (isFresh) return entry.page;
    this.#entries.delete(key);
    return null;
  }

  /** Returns a promise of the page if someone is making it since its last change, null if that came to nothing. */
  awaited(key: string): Promise<CachedPage | null> | undefined {
    return this.#underway.get(key);
  }

  /** Begins a page. The caller must finish or fail it. */
  begin(key: string, now: number): Rendering {
    const change = lastChange();
    let settle: (page: CachedPage | null) => void = () => undefined;
    const promise = new Promise<CachedPage | null>((resolve) => {
      settle = resolve;
    });
    this.#underway.set(key, promise);
    const end = (page: CachedPage | null) => {
      if (this.#underway.get(key) === promise) this.#underway.delete(key);
      settle(page);
    };
    return {
      finish: (page, tags) => {
        const hasChanged = tags.some((tag) => tagVersion(tag) > change);
        if (!hasChanged) this.#entries.set(key, { page, tags, change, until: now + MAX_AGE_MS });
        // Some may have begun to wait after the change: they must not get the page of before it.
        end(hasChanged ? null : page);
      },
      fail: () => end(null),
    };
  }
}

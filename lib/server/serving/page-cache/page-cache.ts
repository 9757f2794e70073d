import 'server-only';
import { LRUCache } from 'lru-cache';
import { lastChange, tagVersion } from '@/lib/server/platform/cache/tag-versions';
import { type CachedPage, plainBytes } from './cached-page';

/** After this a page is asked for again, which costs the framework little while nothing has changed. */
const MAX_AGE_MS = 60_000;

/** The share of the memory for pages uncompressed, which are large, and which hardly anybody asks for. */
const PLAIN_SHARE = 1 / 8;

type Entry = {
  page: CachedPage;
  tags: readonly string[];
  /** The last change of anything that is known to have left the page as it is. */
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

/** Whether none of the entry's tags changed. Costs one comparison while nothing at all has changed since the last time. */
function isUnchanged(entry: Entry): boolean {
  const last = lastChange();
  if (entry.change === last) return true;
  if (entry.tags.some((tag) => tagVersion(tag) > entry.change)) return false;
  entry.change = last;
  return true;
}

/**
 * Public pages, ready to be sent. A page is fresh until one of its tags changes, or a minute is over. The least recently
 * used are dropped first; memory is bounded in bytes. Each page is made once for all who ask for it meanwhile.
 */
export class PageCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #plain: LRUCache<CachedPage, Buffer>;
  readonly #underway = new Map<string, Promise<CachedPage | null>>();

  constructor(maxBytes: number) {
    const plainBytes = Math.ceil(maxBytes * PLAIN_SHARE);
    this.#entries = new LRUCache({
      maxSize: maxBytes - plainBytes,
      sizeCalculation: ({ page }, key) => page.size + key.length,
    });
    this.#plain = new LRUCache({ maxSize: plainBytes, sizeCalculation: ({ byteLength }) => byteLength });
  }

  /** Returns the page of this name if it is fresh at this moment. */
  find(key: string, now: number): CachedPage | null {
    const entry = this.#entries.get(key);
    if (!entry) return null;
    if (now < entry.until && isUnchanged(entry)) return entry.page;
    this.#entries.delete(key);
    return null;
  }

  /** Returns the bytes of a page uncompressed, at once where someone asked for them lately. */
  plainBytes(page: CachedPage): Buffer | Promise<Buffer> {
    const known = this.#plain.get(page);
    if (known) return known;
    return plainBytes(page).then((bytes) => {
      this.#plain.set(page, bytes);
      return bytes;
    });
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

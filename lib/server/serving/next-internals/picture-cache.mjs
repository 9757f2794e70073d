import lruModule from 'next/dist/server/lib/lru-cache.js';

/** About two thousand pictures of the sizes our pages ask for. */
const MAX_BYTES = 32 * 1024 * 1024;

/** What an entry weighs beside its picture: its key, its tags of change, and where it hangs. */
const ENTRY_BYTES = 256;

/** @type {import('next/dist/server/lib/lru-cache.js').LRUCache<{ value: { buffer: Buffer }, lastModified: number }>} */
const pictures = new lruModule.LRUCache(MAX_BYTES, ({ value }) => value.buffer.byteLength + ENTRY_BYTES);

/**
 * A cache in memory of pictures in the sizes and formats they were requested in: making one takes some 70 ms of a
 * processor. The least recently used are evicted first. In memory and not on disk, as the framework keeps them where it
 * may write: stores that share one build would read each other's half-written files, and so would one that was killed.
 */
export const pictureCache = {
  /** @param {string} key */
  get(key) {
    return pictures.get(key) ?? null;
  },

  /**
   * @param {string} key
   * @param {{ buffer: Buffer } | null} value
   */
  set(key, value) {
    if (value) pictures.set(key, { value, lastModified: Date.now() });
    else pictures.remove(key);
  },
};

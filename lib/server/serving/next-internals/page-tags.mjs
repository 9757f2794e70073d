import { LRUCache } from 'lru-cache';

const REGISTRY = Symbol.for('forgeline.page-tags');

const MAX_PAGES = 20_000;

/**
 * The tags of what each page shows, by its path inside (`/en/tools`), for requests whose responses do not
 * say: those for a segment of a page's data. One for the process, though the framework and the server load this file apart.
 * @returns {LRUCache<string, string>}
 */
function pageTags() {
  globalThis[REGISTRY] ??= new LRUCache({ max: MAX_PAGES });
  return globalThis[REGISTRY];
}

/**
 * Records the tags of a page, divided by commas.
 * @param {string} page
 * @param {string} tags
 */
export function recordPageTags(page, tags) {
  pageTags().set(page, tags);
}

/**
 * Returns the tags of a page; undefined for one that was neither made nor read from the framework's cache.
 * @param {string} page
 */
export function findPageTags(page) {
  return pageTags().get(page);
}

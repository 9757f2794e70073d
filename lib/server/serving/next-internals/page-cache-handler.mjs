import cacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { readInlineScripts } from './inline-scripts.mjs';
import { isVisitorsRequest, requestStartedAt } from './own-requests.mjs';
import { recordPageTags } from './page-tags.mjs';

/** Node.js and the bundler disagree on what a CommonJS module's default is. */
const FileSystemCache = cacheModule.default ?? cacheModule;

/** Read and removed by lib/server/serving/guards/security-headers.ts. */
const HASHES_HEADER = 'x-inline-script-hashes';

/** Read by lib/server/serving/pages; the framework does not send its own header. */
const TAGS_HEADER = 'x-page-tags';
const FRAMEWORK_TAGS_HEADER = 'x-next-cache-tags';

const NOT_FOUND = 404;

/** Stores the hashes of a page's inline scripts and its tags with it. Returns whether the page may be cached. */
function recordContent(key, value) {
  if (value?.kind !== 'APP_PAGE' || typeof value.html !== 'string') return true;
  value.headers ??= {};
  const tags = value.headers[FRAMEWORK_TAGS_HEADER] ?? '';
  if (value.headers[HASHES_HEADER] === undefined) {
    const { hashes, hasForeign } = readInlineScripts(value.html);
    value.headers[HASHES_HEADER] = hashes.join(' ');
    value.headers[TAGS_HEADER] = tags;
    if (hasForeign) return false;
  }
  if (!isNothing(key, value)) recordPageTags(pathOf(key), tags);
  return true;
}

/** The framework's key of a page begins with its kind and build: `…/$/en/tools`. */
function pathOf(key) {
  return key.slice(key.indexOf('$') + 1);
}

/**
 * Addresses of which there is no page are unlimited: cached, they would evict real pages. Keys that begin with an underscore
 * are the framework's own pages.
 */
function isNothing(key, value) {
  return value?.kind === 'APP_PAGE' && value.status === NOT_FOUND && !key.startsWith('/_');
}

/**
 * Dates what was just stored to the beginning of its request: a tag marked as stale from then on expires it, as it may have been
 * read before. The framework dates it to the wall clock's now, but compares it by another clock: after the wall clock was set
 * forward, as at the end of a computer's sleep, no marked tag would expire anything. If Next.js changes `memoryCache`,
 * tests/unit/server/serving/next-internals/own-requests.test.ts fails.
 */
function dateBack(key) {
  const entry = FileSystemCache.memoryCache?.get(key);
  if (entry) entry.lastModified = requestStartedAt();
}

/**
 * Next.js's cache of prerendered pages. It also stores the hashes of each page's inline scripts, for a content security policy
 * without a nonce, since a cached page has the same bytes for everybody. It stores no page with a foreign script, of a missing
 * address, or rendered from a visitor's request. Plain JavaScript, because Next.js loads it as it is (`cacheHandler` in
 * next.config.ts).
 */
export default class PageCacheHandler extends FileSystemCache {
  async get(key, context) {
    const entry = await super.get(key, context);
    recordContent(key, entry?.value);
    return entry;
  }

  async set(key, value, context) {
    // Only the pipeline's own requests may fill the cache.
    if (value?.kind === 'APP_PAGE' && isVisitorsRequest()) return;
    // Next.js also sends this value to the first visitor.
    const mayBeCached = recordContent(key, value);
    if (!mayBeCached || isNothing(key, value)) return;
    const stored = super.set(key, value, context);
    dateBack(key);
    return stored;
  }
}

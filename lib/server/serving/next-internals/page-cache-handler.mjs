import cacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { readInlineScripts } from './inline-scripts.mjs';
import { isVisitorsRequest } from './own-requests.mjs';
import { notePageTags } from './page-tags.mjs';

/** Node.js and the bundler disagree on what a CommonJS module's default is. */
const FileSystemCache = cacheModule.default ?? cacheModule;

/** Passes the hashes to lib/server/serving/guards/security-headers.ts, which removes it from every response. */
const HASHES_HEADER = 'x-inline-script-hashes';

/** Passes the tags of what a page shows to lib/server/serving/response-cache; the framework keeps its own header to itself. */
const TAGS_HEADER = 'x-page-tags';
const FRAMEWORK_TAGS_HEADER = 'x-next-cache-tags';

const NOT_FOUND = 404;

/**
 * Stores the hashes of its inline scripts with a page, whether a visit or the build rendered it, and its tags. Returns whether
 * the page may be cached.
 */
function noteContent(key, value) {
  if (value?.kind !== 'APP_PAGE' || typeof value.html !== 'string') return true;
  value.headers ??= {};
  const tags = value.headers[FRAMEWORK_TAGS_HEADER] ?? '';
  if (value.headers[HASHES_HEADER] === undefined) {
    const { hashes, hasForeign } = readInlineScripts(value.html);
    value.headers[HASHES_HEADER] = hashes.join(' ');
    value.headers[TAGS_HEADER] = tags;
    if (hasForeign) return false;
  }
  if (!isNothing(key, value)) notePageTags(pathOf(key), tags);
  return true;
}

/** The path of a page, before which the framework's name of it in the cache has its kind and build: `…/$/en/tools`. */
function pathOf(key) {
  return key.slice(key.indexOf('$') + 1);
}

/**
 * Whether a page says that there is nothing at its address. There is no end of such addresses: cached, they would push out
 * real pages. The framework's own page for addresses of no route, whose name begins with an underscore, is one for all.
 */
function isNothing(key, value) {
  return value?.kind === 'APP_PAGE' && value.status === NOT_FOUND && !key.startsWith('/_');
}

/**
 * Next.js's own cache of prerendered pages, with two things more. It stores the hashes of each page's inline scripts,
 * which are the page's data and differ from page to page: with them the content security policy of a page that is the same
 * bytes for every client, and so can have no nonce, allows exactly the scripts that the framework wrote (next.config.ts,
 * `cacheHandler`). It stores no page with any other script, none of an address that does not exist, and none that was rendered
 * from a visitor's request. Plain JavaScript, because Next.js loads it as it is.
 */
export default class PageCacheHandler extends FileSystemCache {
  async get(key, context) {
    const entry = await super.get(key, context);
    noteContent(key, entry?.value);
    return entry;
  }

  async set(key, value, context) {
    // The pipeline makes the requests for cached pages itself; one that got past it must not leave anything for others.
    if (value?.kind === 'APP_PAGE' && isVisitorsRequest()) return;
    // Next.js responds to the first visit with this very value.
    const mayBeCached = noteContent(key, value);
    if (!mayBeCached || isNothing(key, value)) return;
    return super.set(key, value, context);
  }
}

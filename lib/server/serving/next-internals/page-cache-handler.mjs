import { createHash } from 'node:crypto';
import cacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { pictureCache } from './picture-cache.mjs';

/** Node.js and the bundler disagree on what a CommonJS module's default is. */
const FileSystemCache = cacheModule.default ?? cacheModule;

/** Passes the hashes to lib/server/serving/security-headers.ts, which removes it from every response. */
const HASHES_HEADER = 'x-inline-script-hashes';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi;

/** @param {string} html */
function hashInlineScripts(html) {
  const hashes = new Set();
  for (const [, code] of html.matchAll(INLINE_SCRIPT)) {
    hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  }
  return [...hashes].join(' ');
}

/** Stores the hashes with their page, whether a visit or the build rendered it. */
function noteHashes(value) {
  if (value?.kind !== 'APP_PAGE' || typeof value.html !== 'string') return;
  value.headers ??= {};
  value.headers[HASHES_HEADER] ??= hashInlineScripts(value.html);
}

/**
 * Next.js's own cache of prerendered pages, with one thing more: the hashes of each page's inline scripts, which are
 * the page's data and differ from page to page. With them the content security policy of a page that is the same bytes
 * for everybody, and so can have no nonce, allows exactly the scripts it was built with (next.config.ts,
 * `cacheHandler`). Pictures have a cache of their own, so that pages do not evict them. Plain JavaScript, because
 * Next.js loads it as it is.
 */
export default class PageCacheHandler extends FileSystemCache {
  async get(key, context) {
    if (context.kind === 'IMAGE') return pictureCache.get(key);
    const entry = await super.get(key, context);
    noteHashes(entry?.value);
    return entry;
  }

  async set(key, value, context) {
    if (context.kind === 'IMAGE') return pictureCache.set(key, value);
    // Next.js responds to the first visit with this very value.
    noteHashes(value);
    return super.set(key, value, context);
  }
}

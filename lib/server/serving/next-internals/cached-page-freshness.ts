import 'server-only';
import type { ServerResponse } from 'node:http';

/** A cached page is the same for everyone, and revalidated by its ETag at each visit. */
const ASK_AGAIN = 'public, max-age=0, must-revalidate';

/**
 * Returns the Cache-Control to send for a page. The framework marks the pages it keeps with `s-maxage` and, for a year,
 * `stale-while-revalidate` (RFC 5861), which it means for caches of its own; browsers take the latter at its word and
 * show a page's data of a year ago once more before they ask, and other caches would never get a change. Responses that
 * say something else keep it.
 */
function freshnessFor(cacheControl: string): string {
  return cacheControl.startsWith('s-maxage=') ? ASK_AGAIN : cacheControl;
}

/**
 * Makes browsers revalidate a cached page at each visit: mostly a 304 from memory, and the new page at once after a
 * change. To be called just before the headers are sent.
 */
export function revalidateCachedPage(response: Pick<ServerResponse, 'getHeader' | 'setHeader'>): void {
  const said = response.getHeader('cache-control');
  if (typeof said === 'string') response.setHeader('cache-control', freshnessFor(said));
}

import 'server-only';
import type { ServerResponse } from 'node:http';

/** A cached page is the same for everyone, and revalidated by its ETag at each visit. */
const ASK_AGAIN = 'public, max-age=0, must-revalidate';

/**
 * Makes browsers revalidate a cached page at each visit: mostly a 304 from memory, and the new page at once after a change. The
 * framework marks the pages it caches with `s-maxage` and, for a year, `stale-while-revalidate` (RFC 5861), which it means for
 * caches of its own; browsers take the latter at its word and show a page's data of a year ago once more before they ask, and
 * other caches would never get a change. Its ETag is the same however the page is compressed, and so a weak one (RFC 9110
 * §8.8.3.3). Responses that say something else keep it. To be called just before the headers are sent.
 */
export function revalidateCachedPage(response: Pick<ServerResponse, 'getHeader' | 'setHeader'>): void {
  const [cacheControl, etag] = [response.getHeader('cache-control'), response.getHeader('etag')];
  if (typeof cacheControl !== 'string' || !cacheControl.startsWith('s-maxage=')) return;
  response.setHeader('cache-control', ASK_AGAIN);
  if (typeof etag === 'string' && etag.startsWith('"')) response.setHeader('etag', `W/${etag}`);
}

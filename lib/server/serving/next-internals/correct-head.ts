import type { ServerResponse } from 'node:http';
import { BODY_LENGTH_HEADER } from '@/lib/server/platform/http/own-headers';

type Head = Pick<ServerResponse, 'getHeader' | 'setHeader' | 'hasHeader' | 'removeHeader'>;

const REVALIDATE = 'public, max-age=0, must-revalidate';

const REWRITTEN_QUERY_HEADER = 'x-nextjs-rewritten-query';

/**
 * Makes browsers revalidate a cached page at each visit. The framework sends `s-maxage` and a year of `stale-while-revalidate`
 * (RFC 5861), meant for caches of its own: a browser would show the data of a year ago once more. The page has one ETag in all
 * encodings, and so a weak one (RFC 9110 §8.8.3.3).
 */
function revalidateCachedPage(head: Head): void {
  const [cacheControl, etag] = [head.getHeader('cache-control'), head.getHeader('etag')];
  if (typeof cacheControl !== 'string' || !cacheControl.startsWith('s-maxage=')) return;
  head.setHeader('cache-control', REVALIDATE);
  if (typeof etag === 'string' && etag.startsWith('"')) head.setHeader('etag', `W/${etag}`);
}

/** The framework sends the address of a redirect twice where it caches the page that redirects. */
function sendOneLocation(head: Head): void {
  const location = head.getHeader('location');
  if (Array.isArray(location) && location[0] !== undefined) head.setHeader('location', location[0]);
}

/** Sets the `content-length` that a route named, which the framework drops: a body that was fetched may have been decoded. */
function restoreBodyLength(head: Head): void {
  const length = head.getHeader(BODY_LENGTH_HEADER);
  if (length === undefined) return;
  head.removeHeader(BODY_LENGTH_HEADER);
  if (!head.hasHeader('content-encoding')) head.setHeader('content-length', length);
}

/** Corrects headers that the framework sets. To be called just before the headers are sent. */
export function correctHead(head: Head): void {
  revalidateCachedPage(head);
  // It is empty after the store's rewrites (next.config.ts), and the app would take page 2 of a list for the current page and
  // not prefetch it. Without it, the app reads the query from the address.
  head.removeHeader(REWRITTEN_QUERY_HEADER);
  sendOneLocation(head);
  restoreBodyLength(head);
}

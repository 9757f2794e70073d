import 'server-only';
import type { ServerResponse } from 'node:http';

/** The framework's header with the query that a rewritten page was rendered with, for the app in the browser. */
const HEADER = 'x-nextjs-rewritten-query';

/**
 * Makes the app in the browser read the query of a page from its address. The store's rewrites (next.config.ts) name
 * none, and the framework renders the page with the one of the address, but then reports it as empty. For prefetched
 * pages the app relies on that, mistakes page 2 of a list for the current page, and requests nothing. To be called just
 * before the headers are sent.
 */
export function keepQueryOfAddress(response: Pick<ServerResponse, 'removeHeader'>): void {
  response.removeHeader(HEADER);
}

import type { IncomingHttpHeaders } from 'node:http';

/** Set by page-cache-handler.mjs on prerendered pages and removed by the pipeline. */
export const HASHES_HEADER = 'x-inline-script-hashes';
export const TAGS_HEADER = 'x-page-tags';

/** The framework's own tags, one for each folder of a page's path; the store never changes them. */
const OF_FRAMEWORK = '_N_T_';

export function readTags(header: unknown): string[] {
  return String(header ?? '')
    .split(',')
    .filter((tag) => tag !== '' && !tag.startsWith(OF_FRAMEWORK));
}

export const FRAMEWORK_CACHE_HEADER = 'x-nextjs-cache';

export const FROM_FRAMEWORK_CACHE = 'HIT';

/** Next.js hides the header `RSC` from middleware.ts, so the pipeline copies it to this one. */
const ROUTER_HEADER = 'x-forgeline-router';

/** Overwrites the client's own value. */
export function markRouterRequest(headers: IncomingHttpHeaders): void {
  delete headers[ROUTER_HEADER];
  if (headers.rsc !== undefined) headers[ROUTER_HEADER] = '1';
}

export function isRouterRequest(headers: Headers): boolean {
  return headers.get(ROUTER_HEADER) === '1';
}

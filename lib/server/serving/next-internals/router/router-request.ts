import 'server-only';
import type { IncomingHttpHeaders } from 'node:http';

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

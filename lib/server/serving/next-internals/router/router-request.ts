import 'server-only';
import type { IncomingHttpHeaders } from 'node:http';

/**
 * The app in a browser requests a page's data with the header `RSC`, which Next.js hides from middleware.ts. So it is
 * copied to this name by the pipeline, before Next.js sees it.
 */
const ROUTER_HEADER = 'x-forgeline-router';

/** Records whether the app's router makes the request, overwriting the client's own value. */
export function markRouterRequest(headers: IncomingHttpHeaders): void {
  delete headers[ROUTER_HEADER];
  if (headers.rsc !== undefined) headers[ROUTER_HEADER] = '1';
}

/** Whether the app's router in a browser requests a page's data, as opposed to the page itself. */
export function isRouterRequest(headers: Headers): boolean {
  return headers.get(ROUTER_HEADER) === '1';
}

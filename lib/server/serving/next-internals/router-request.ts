import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { oncePerProcess } from '@/lib/server/platform/process-singleton';

/**
 * The app in a browser requests a page's data with the header `RSC`, which Next.js hides from middleware.ts. So it is
 * copied to this name as each request begins, before Next.js sees it.
 */
const ROUTER_HEADER = 'x-forgeline-router';

/** Records whether the app's router makes the request, overwriting the client's own value. */
export function markRouterRequest(headers: IncomingHttpHeaders): void {
  delete headers[ROUTER_HEADER];
  if (headers.rsc !== undefined) headers[ROUTER_HEADER] = '1';
}

/** Begins to mark the router's requests. */
export function markRouterRequests(): void {
  oncePerProcess('mark-router-requests', () => {
    subscribe('http.server.request.start', (message) => {
      markRouterRequest((message as { request: IncomingMessage }).request.headers);
    });
  });
}

/** Whether the app's router in a browser requests a page's data, as opposed to the page itself. */
export function isRouterRequest(headers: Headers): boolean {
  return headers.get(ROUTER_HEADER) === '1';
}

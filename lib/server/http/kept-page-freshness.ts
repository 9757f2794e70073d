import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';

/** A page the store keeps is the same for everybody, and asked for again, by its fingerprint, at each visit. */
const ASK_AGAIN = 'public, max-age=0, must-revalidate';

/**
 * What a page's Cache-Control becomes on its way out. The framework marks the pages it keeps with `s-maxage` and, for a
 * year, `stale-while-revalidate` (RFC 5861), which it means for caches of its own; browsers take the latter at its word and
 * show a page's data of a year ago once more before they ask, and other caches would never hear of a change. Answers
 * that say something else keep it.
 */
export function freshnessFor(cacheControl: string): string {
  return cacheControl.startsWith('s-maxage=') ? ASK_AGAIN : cacheControl;
}

const holder = globalThis as typeof globalThis & { forgelineFreshness?: true };

/**
 * From here on browsers ask for kept pages again at each visit: mostly a 304 from memory, and the new page at once after a
 * change. Called once, at server start; a second call changes nothing.
 */
export function askForKeptPagesAgain(): void {
  if (holder.forgelineFreshness) return;
  holder.forgelineFreshness = true;
  subscribe('http.server.request.start', (message) => {
    const { response } = message as { response: ServerResponse };
    const writeHead = response.writeHead as (...args: unknown[]) => ServerResponse;
    response.writeHead = (...args: unknown[]) => {
      const said = response.getHeader('cache-control');
      if (!response.headersSent && typeof said === 'string') {
        response.setHeader('cache-control', freshnessFor(said));
      }
      return writeHead.apply(response, args);
    };
  });
}

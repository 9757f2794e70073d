import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { oncePerProcess } from '@/lib/server/platform/process-singleton';

/** Whether a request names its host more than once. `rawHeaders` is Node's list of names and values in turn. */
export function hasSeveralHosts(rawHeaders: readonly string[]): boolean {
  const hosts = rawHeaders.filter((part, index) => index % 2 === 0 && part.toLowerCase() === 'host');
  return hosts.length > 1;
}

/**
 * Makes a request with several Host headers a 400, as RFC 9112 §3.2 requires: a proxy and the store may disagree about
 * which one counts. Without any, Node refuses a request by itself, so both are removed.
 */
export function refuseSeveralHosts(): void {
  oncePerProcess('refuse-several-hosts', () => {
    subscribe('http.server.request.start', (message) => {
      const { request } = message as { request: IncomingMessage };
      if (hasSeveralHosts(request.rawHeaders)) delete request.headers.host;
    });
  });
}

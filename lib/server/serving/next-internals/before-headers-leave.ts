import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';
import { oncePerProcess } from '@/lib/server/platform/process-singleton';

/**
 * Registers a `hook` that is called for every response of this process just before its headers are sent: pages, calls,
 * files, redirects, errors, and what Next.js sends by itself. `args` are those of `writeHead`. A name is registered
 * once, however often this is called.
 */
export function beforeHeadersLeave(
  name: string,
  hook: (response: ServerResponse, args: readonly unknown[]) => void,
): void {
  oncePerProcess(`before-headers-leave:${name}`, () => {
    subscribe('http.server.request.start', (message) => {
      const { response } = message as { response: ServerResponse };
      const writeHead = response.writeHead as (...args: unknown[]) => ServerResponse;
      response.writeHead = (...args: unknown[]) => {
        if (!response.headersSent) hook(response, args);
        return writeHead.apply(response, args);
      };
    });
  });
}

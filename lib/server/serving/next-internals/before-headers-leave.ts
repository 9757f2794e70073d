import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';
import { oncePerProcess } from '@/lib/server/platform/process-singleton';

/**
 * From here on `hook` sees every response of this process just before its headers leave: pages, calls, files, redirects,
 * errors, and what Next.js sends before any code of ours runs. `args` are those of `writeHead`. A name counts once,
 * however often it is asked for.
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

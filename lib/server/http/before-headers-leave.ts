import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';

const holder = globalThis as typeof globalThis & { forgelineMends?: Set<string> };

/**
 * From here on `mend` sees every answer of this process just before its headers leave: pages, calls, files, redirects,
 * errors, and what Next.js answers before any code of ours runs. `args` are those of `writeHead`. A name counts once,
 * however often it is asked for.
 */
export function beforeHeadersLeave(
  name: string,
  mend: (response: ServerResponse, args: readonly unknown[]) => void,
): void {
  holder.forgelineMends ??= new Set();
  if (holder.forgelineMends.has(name)) return;
  holder.forgelineMends.add(name);
  subscribe('http.server.request.start', (message) => {
    const { response } = message as { response: ServerResponse };
    const writeHead = response.writeHead as (...args: unknown[]) => ServerResponse;
    response.writeHead = (...args: unknown[]) => {
      if (!response.headersSent) mend(response, args);
      return writeHead.apply(response, args);
    };
  });
}

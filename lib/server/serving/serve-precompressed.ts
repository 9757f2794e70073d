import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import { readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { env } from '@/lib/server/platform/config/env';
import { oncePerProcess } from '@/lib/server/platform/process-singleton';

const STATIC_PREFIX = '/_next/static/';

const TYPES: Record<string, string> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=UTF-8',
  '.txt': 'text/plain; charset=UTF-8',
};

/** Returns the paths of the build's files with a Brotli copy; none in development. */
function precompressedPaths(distDir: string): Set<string> {
  try {
    const names = readdirSync(path.join(distDir, 'static'), { recursive: true, encoding: 'utf8' });
    const copies = names.filter((name) => name.endsWith('.br'));
    return new Set(
      copies.map((name) => STATIC_PREFIX + name.slice(0, -'.br'.length).split(path.sep).join('/')),
    );
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new Set();
    throw error;
  }
}

/** Whether an Accept-Encoding header accepts Brotli: named, and not with a weight of zero (RFC 9110 §12.5.3). */
export function acceptsBrotli(header: string | undefined): boolean {
  const weight = /(?:^|,)\s*br\s*(?:;\s*q=([\d.]+))?\s*(?:,|$)/i.exec(header ?? '');
  return weight !== null && Number(weight[1] ?? 1) > 0;
}

/** Turns a request for a file into one for its Brotli copy, and names the copy's encoding on the response. */
function handOutCopy(request: IncomingMessage, response: ServerResponse, pathname: string): void {
  request.url = `${pathname}.br`;
  const writeHead = response.writeHead as (...args: unknown[]) => ServerResponse;
  response.writeHead = (...args: unknown[]) => {
    if (!response.headersSent) response.setHeader('vary', 'Accept-Encoding');
    if (!response.headersSent && args[0] === 200) {
      response.setHeader('content-type', TYPES[path.extname(pathname)] ?? 'application/octet-stream');
      response.setHeader('content-encoding', 'br');
    }
    return writeHead.apply(response, args);
  };
}

/**
 * Serves the build's scripts and styles from the Brotli copies made at build to browsers that accept them. The files'
 * names change with their content, so caches keep them as before. Called once, at server start.
 */
export function servePrecompressed(): void {
  oncePerProcess('serve-precompressed', () => {
    const paths = precompressedPaths(env().NEXT_DIST_DIR);
    if (paths.size === 0) return;
    subscribe('http.server.request.start', (message) => {
      const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
      if (!request.url?.startsWith(STATIC_PREFIX) || !acceptsBrotli(request.headers['accept-encoding']))
        return;
      const [pathname = ''] = request.url.split('?', 1);
      if (paths.has(pathname)) handOutCopy(request, response, pathname);
    });
  });
}

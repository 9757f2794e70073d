import 'server-only';
import { readdirSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import type { StoreResponse } from './store-response';

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
function handOutCopy(request: IncomingMessage, response: StoreResponse, pathname: string): void {
  request.url = `${pathname}.br`;
  response.beforeHead(() => {
    response.setHeader('vary', 'Accept-Encoding');
    if (response.statusCode !== 200) return;
    response.setHeader('content-type', TYPES[path.extname(pathname)] ?? 'application/octet-stream');
    response.setHeader('content-encoding', 'br');
  });
}

/**
 * Returns the step that serves the scripts and styles of the build in `distDir` from the Brotli copies made at build, to
 * browsers that accept them. The files' names change with their content, so caches keep them as before.
 */
export function precompressedFiles(
  distDir: string,
): (request: IncomingMessage, response: StoreResponse) => void {
  const paths = precompressedPaths(distDir);
  return (request, response) => {
    if (!request.url?.startsWith(STATIC_PREFIX) || !acceptsBrotli(request.headers['accept-encoding'])) return;
    const [pathname = ''] = request.url.split('?', 1);
    if (paths.has(pathname)) handOutCopy(request, response, pathname);
  };
}

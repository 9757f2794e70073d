import 'server-only';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { isDatabaseReady } from '@/lib/server/platform/db/reachable';
import { log } from '@/lib/server/platform/log';
import type { ReleaseFile } from '@/lib/server/platform/releases/release-file';
import { ReleaseFiles } from '@/lib/server/platform/releases/release-files';
import { acceptsBrotli } from '../serve-precompressed';
import type { StoreResponse } from '../store-response';
import { builtFiles, STATIC_PREFIX } from './built-files';

const decompress = promisify(brotliDecompress);

const TYPES: Record<string, string> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=UTF-8',
  '.txt': 'text/plain; charset=UTF-8',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
};

async function send(file: ReleaseFile, request: IncomingMessage, response: StoreResponse): Promise<void> {
  const isBrotli = file.isBrotli && acceptsBrotli(request.headers['accept-encoding']);
  const bytes = file.isBrotli && !isBrotli ? await decompress(file.bytes) : file.bytes;
  response.writeHead(200, {
    'content-type': TYPES[path.extname(file.path)] ?? 'application/octet-stream',
    'cache-control': 'public, max-age=31536000, immutable',
    ...(file.isBrotli && { vary: 'Accept-Encoding' }),
    ...(isBrotli && { 'content-encoding': 'br' }),
    'content-length': bytes.byteLength,
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/**
 * Returns the step that serves scripts, styles and fonts of the other releases whose pages may be open in a browser: of those
 * before this one, and of a newer one that other instances run already. What the build in `distDir` has itself is left to
 * later steps. Returns whether it has responded.
 */
export function olderFiles(
  distDir: string,
): (request: IncomingMessage, response: StoreResponse) => boolean | Promise<boolean> {
  const own = builtFiles(distDir);
  const older = new ReleaseFiles();
  return (request, response) => {
    const [name = ''] = (request.url ?? '').split('?', 1);
    if (!name.startsWith(STATIC_PREFIX) || own.size === 0 || own.has(name) || !isDatabaseReady())
      return false;
    return older
      .find(name)
      .then(async (file) => {
        if (!file) return false;
        await send(file, request, response);
        return true;
      })
      .catch((error: unknown) => {
        log().warn({ error }, 'a file of another release could not be read');
        return false;
      });
  };
}

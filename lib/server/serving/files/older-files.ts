import 'server-only';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { isDatabaseReady } from '@/lib/server/platform/db/reachable';
import { encodingFor } from '@/lib/server/platform/http/accept';
import { isOutage } from '@/lib/server/platform/is-outage';
import { log } from '@/lib/server/platform/log';
import { publishRelease, type ReleaseFile, ReleaseFiles } from '@/lib/server/platform/releases/release-files';
import { addressOf } from '../addresses/address-kind';
import { refuse } from '../guards/refuse';
import type { StoreResponse } from '../store-response';
import { contentTypeOf } from './content-type';
import { etagOf, IMMUTABLE, sendFile } from './send-file';
import { builtFiles, STATIC_PREFIX } from './static-files';

const RETRY_AFTER_SECONDS = 5;

const decompress = promisify(brotliDecompress);

async function send(file: ReleaseFile, request: IncomingMessage, response: StoreResponse): Promise<void> {
  const isBrotli = file.isBrotli && encodingFor(request.headers['accept-encoding']?.toString()) === 'br';
  const bytes = Buffer.from(file.isBrotli && !isBrotli ? await decompress(file.bytes) : file.bytes);
  sendFile(request, response, {
    bytes,
    etag: etagOf(bytes),
    contentType: contentTypeOf(file.path),
    cacheControl: IMMUTABLE,
    isNegotiated: file.isBrotli,
    ...(isBrotli && { encoding: 'br' }),
  });
}

/** Only the database has the list of these files. */
function respondLater(response: StoreResponse): true {
  refuse(response, 503, { 'retry-after': String(RETRY_AFTER_SECONDS) });
  return true;
}

/**
 * Returns the step that serves scripts, styles and fonts of other releases, older or newer, to tabs that were opened on them.
 * Runs after serveStaticFiles. Returns whether it has responded.
 */
export function olderFiles(): (
  request: IncomingMessage,
  response: StoreResponse,
) => boolean | Promise<boolean> {
  const older = new ReleaseFiles();
  // A tab requests a script once: a busy database gets a second try.
  const find = (name: string) =>
    older.find(name).catch((error: unknown) => {
      if (!isOutage(error)) throw error;
      return older.find(name);
    });
  return (request, response) => {
    const { path: name } = addressOf(request);
    if (!name.startsWith(STATIC_PREFIX)) return false;
    if (!isDatabaseReady()) return respondLater(response);
    return find(name)
      .then(async (file) => {
        if (!file) return false;
        await send(file, request, response);
        return true;
      })
      .catch((error: unknown) => {
        log().warn({ error }, 'a file of another release could not be read');
        return respondLater(response);
      });
  };
}

/**
 * Stores the scripts, styles and fonts of the build in `distDir` for instances of other releases.
 * Returns whether they were not stored before.
 */
export async function publishFiles(distDir: string, now: Date = new Date()): Promise<boolean> {
  const release = (await readFile(path.join(distDir, 'BUILD_ID'), 'utf8')).trim();
  const read = () =>
    Promise.all(
      builtFiles(distDir).map(async ([address, { file, copy }]) => ({
        path: address,
        bytes: await readFile(copy ?? file),
        isBrotli: copy !== undefined,
      })),
    );
  return publishRelease(release, read, now);
}

import 'server-only';
import { readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { encodingFor } from '@/lib/server/platform/http/accept';
import { addressOf } from '../addresses/address-kind';
import { prerenderedFiles } from '../next-internals/build-manifests';
import type { StoreResponse } from '../store-response';
import { contentTypeOf } from './built-file';
import { etagOf, IMMUTABLE, type Representation, sendFile } from './send-file';

const etags = new Map<string, string>();

async function represent(found: StaticFile, acceptsBrotli: boolean): Promise<Representation> {
  const { file, copy, ...rest } = found;
  const isCopy = copy !== undefined && acceptsBrotli;
  const name = isCopy ? copy : file;
  const bytes = await readFile(name);
  const etag = etags.get(name) ?? etagOf(bytes);
  etags.set(name, etag);
  return { ...rest, bytes, etag, isNegotiated: copy !== undefined, ...(isCopy && { encoding: 'br' }) };
}

/**
 * Returns the step that serves `public` and the scripts, styles and fonts of the build, in Brotli where accepted. Returns
 * whether it has responded.
 */
export function serveStaticFiles(
  files: ReadonlyMap<string, StaticFile>,
): (request: IncomingMessage, response: StoreResponse) => false | Promise<boolean> {
  return (request, response) => {
    const found = files.get(addressOf(request).path);
    if (!found) return false;
    const acceptsBrotli = encodingFor(request.headers['accept-encoding']?.toString()) === 'br';
    return represent(found, acceptsBrotli).then((representation) => {
      sendFile(request, response, representation);
      return true;
    });
  };
}

export type StaticFile = {
  file: string;
  copy?: string;
  contentType: string;
  cacheControl: string;
  modifiedAt: Date;
};

export const STATIC_PREFIX = '/_next/static/';
const COPY = '.br';
const REVALIDATE = 'public, max-age=0';

/** Returns relative paths; none if there is no such folder. */
function filesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

function list(folder: string, prefix: string, cacheControl: string): [string, StaticFile][] {
  const names = filesBelow(folder);
  const copies = new Set(names.filter((name) => name.endsWith(COPY)));
  return names
    .filter((name) => !copies.has(name))
    .map((name) => {
      const file = path.join(folder, name);
      const copy = copies.has(`${name}${COPY}`) ? `${file}${COPY}` : undefined;
      const address = `${prefix}${name.split(path.sep).map(encodeURIComponent).join('/')}`;
      const modifiedAt = statSync(file).mtime;
      const found = { file, contentType: contentTypeOf(name), cacheControl, modifiedAt };
      return [address, copy === undefined ? found : { ...found, copy }];
    });
}

export function builtFiles(distDir: string): [path: string, file: StaticFile][] {
  return list(path.join(distDir, 'static'), STATIC_PREFIX, IMMUTABLE);
}

/** Returns static files by path: of the build in `distDir`, and of the folder `public` beside it. */
export function staticFiles(distDir: string): ReadonlyMap<string, StaticFile> {
  return new Map([
    ...list('public', '/', REVALIDATE),
    ...prerenderedFiles(distDir).map(({ address, file, contentType, cacheControl }): [string, StaticFile] => [
      address,
      { file, contentType, cacheControl, modifiedAt: statSync(file).mtime },
    ]),
    ...builtFiles(distDir),
  ]);
}

import 'server-only';
import { readdirSync, statSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { encodingFor } from '@/lib/server/platform/http/accept';
import { addressOf } from '../addresses/address-kind';
import type { StoreResponse } from '../store-response';
import { contentTypeOf } from './content-type';
import { etagOf, IMMUTABLE, type Representation, sendFile } from './send-file';

const etags = new Map<string, string>();

async function represent(found: StaticFile, acceptsBrotli: boolean): Promise<Representation> {
  const { file, copy, made, ...rest } = found;
  await made?.();
  const isCopy = copy !== undefined && acceptsBrotli;
  const name = isCopy ? copy : file;
  const bytes = await readFile(name);
  const etag = etags.get(name) ?? etagOf(bytes);
  etags.set(name, etag);
  const modifiedAt = rest.modifiedAt ?? (await stat(name)).mtime;
  return {
    ...rest,
    modifiedAt,
    bytes,
    etag,
    isNegotiated: copy !== undefined,
    ...(isCopy && { encoding: 'br' }),
  };
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
  /** Unless it is known, the file is asked. */
  modifiedAt?: Date;
  /** Of a file that is made while the server runs already. */
  made?: () => Promise<void>;
};

export const STATIC_PREFIX = '/_next/static/';
const COPY = '.br';
export const REVALIDATE = 'public, max-age=0';

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
  return new Map([...list('public', '/', REVALIDATE), ...builtFiles(distDir)]);
}

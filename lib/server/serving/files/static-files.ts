import 'server-only';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { prerenderedFiles } from '../next-internals/prerendered-files';
import { contentTypeOf } from './content-types';
import { IMMUTABLE } from './send-file';

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

import 'server-only';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { prerenderedFiles } from '../next-internals/prerendered-files';
import { contentTypeOf } from './content-types';
import { FOR_EVER } from './send-file';

/** A file that the build or the folder `public` has for browsers. */
export type StaticFile = {
  file: string;
  /** Its Brotli copy, if the build made one (compress-static-files.ts). */
  copy?: string;
  contentType: string;
  cacheControl: string;
  modifiedAt: Date;
};

export const STATIC_PREFIX = '/_next/static/';
const COPY = '.br';
/** The names in `public` are no hashes of their content. */
const REVALIDATE = 'public, max-age=0';

/** Returns the files below a folder by their relative paths; none if there is no such folder. */
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

/** Returns the scripts, styles and fonts of the build in `distDir`; none in development. */
export function builtFiles(distDir: string): [path: string, file: StaticFile][] {
  return list(path.join(distDir, 'static'), STATIC_PREFIX, FOR_EVER);
}

/** Returns the static files by their paths: those of the build in `distDir`, and those of the folder `public` beside it. */
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

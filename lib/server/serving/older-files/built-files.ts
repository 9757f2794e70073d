import 'server-only';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseFile } from '@/lib/server/platform/releases/release-file';

/** Where browsers find the files of a build. */
export const STATIC_PREFIX = '/_next/static/';
const COPY = '.br';

/** Returns the paths in the address of the files that a build has for browsers; none in development. */
export function builtFiles(distDir: string): Set<string> {
  try {
    const names = readdirSync(path.join(distDir, 'static'), { recursive: true, withFileTypes: true });
    return new Set(
      names
        .filter((entry) => entry.isFile() && !entry.name.endsWith(COPY))
        .map((entry) => path.relative(distDir, path.join(entry.parentPath, entry.name)))
        .map((name) => `/_next/${name.split(path.sep).join('/')}`),
    );
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new Set();
    throw error;
  }
}

/** Reads a file that browsers find at this path: its Brotli copy, where the build made one. */
export async function readBuiltFile(distDir: string, address: string): Promise<ReleaseFile> {
  const file = path.join(distDir, 'static', address.slice(STATIC_PREFIX.length));
  try {
    return { path: address, bytes: await readFile(`${file}${COPY}`), isBrotli: true };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return { path: address, bytes: await readFile(file), isBrotli: false };
  }
}

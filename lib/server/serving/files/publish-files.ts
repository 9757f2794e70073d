import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { publishRelease } from '@/lib/server/platform/releases/publish-release';
import { builtFiles } from './static-files';

/**
 * Stores the scripts, styles and fonts of the build in `distDir` for instances of other releases (serve-older-files.ts).
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

import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { publishRelease } from '@/lib/server/platform/releases/publish-release';
import { builtFiles, readBuiltFile } from './built-files';

/**
 * Stores what the build in `distDir` has for browsers, for instances of other releases (serve-older-files.ts). Returns whether
 * it was not there before.
 */
export async function publishFiles(distDir: string, now: Date = new Date()): Promise<boolean> {
  const release = (await readFile(path.join(distDir, 'BUILD_ID'), 'utf8')).trim();
  const read = () => Promise.all([...builtFiles(distDir)].map((name) => readBuiltFile(distDir, name)));
  return publishRelease(release, read, now);
}

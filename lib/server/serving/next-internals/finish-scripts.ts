import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Marks the scripts that every page runs at once, React and the router, for V8 to compile while they download
 * (https://v8.dev/blog/explicit-compile-hints). Runs at build, before they are compressed (next.config.ts).
 */
export async function compileFrameworkAtOnce({ distDir }: { distDir: string }): Promise<void> {
  const manifest: unknown = JSON.parse(await readFile(path.join(distDir, 'build-manifest.json'), 'utf8'));
  await Promise.all(
    frameworkFiles(manifest).map(async (name) => {
      const file = path.join(distDir, name);
      const code = await readFile(file, 'utf8');
      if (!code.startsWith(HINT)) await writeFile(file, HINT + code);
    }),
  );
}

/** Throws if there are none: Next.js has changed. */
function frameworkFiles(manifest: unknown): string[] {
  const files = (manifest as { rootMainFiles?: unknown }).rootMainFiles;
  if (!Array.isArray(files) || files.length === 0)
    throw new Error('build-manifest.json names no rootMainFiles.');
  return files.map(String);
}

const compress = promisify(brotliCompress);
const COMPRESSIBLE = /\.(?:js|css|svg|json|txt)$/;
/** Below this the headers of an encoding, some 45 bytes, outweigh the savings. */
const MIN_BYTES = 256;

/**
 * Writes a Brotli copy (RFC 7932) beside every script and style of a build, about 15 % smaller than gzip by Next.js. Runs at
 * build (next.config.ts); static-files.ts sends the copies.
 */
export async function compressStaticFiles({ distDir }: { distDir: string }): Promise<void> {
  const root = path.join(distDir, 'static');
  const names = await readdir(root, { recursive: true });
  await Promise.all(names.filter((name) => COMPRESSIBLE.test(name)).map((name) => compressFile(root, name)));
}

async function compressFile(root: string, name: string): Promise<void> {
  const file = path.join(root, name);
  const content = await readFile(file);
  if (content.length < MIN_BYTES) return;
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await writeFile(`${file}.br`, await compress(content, options));
}

import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Makes the engine compile all functions of a file while it is still downloading, on another thread
 * (https://v8.dev/blog/explicit-compile-hints). For other engines it is a comment.
 */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Marks the scripts every page runs at once, React and the router. Without the mark the page's own thread parses them a
 * second time when they begin to run, which takes longer than running them. Runs at build, before the files are
 * compressed (next.config.ts).
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

/**
 * Returns the files that Next.js lists as loaded by every page. Throws if there are none, which would mean that Next.js
 * has changed.
 */
function frameworkFiles(manifest: unknown): string[] {
  const files = (manifest as { rootMainFiles?: unknown }).rootMainFiles;
  if (!Array.isArray(files) || files.length === 0)
    throw new Error('build-manifest.json names no rootMainFiles.');
  return files.map(String);
}

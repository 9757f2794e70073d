import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

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

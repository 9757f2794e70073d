import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Matches a test file that replaces modules, or sets the environment, which the store reads once (`joinStore` sets it, too). In
 * a shared worker, later files would get what it leaves behind, and it would get modules that earlier files have loaded.
 */
const CHANGES_MODULES =
  /\bvi\.(?:mock|doMock|resetModules|stubEnv)\(|\bjoinStore\(|\bObject\.assign\(process\.env\b|\bprocess\.env(?:\.\w+|\[[^\]]+\]) = /;

/** Whether a test file with this text needs modules of its own; the others share those that their worker has loaded. */
export function needsOwnModules(text: string): boolean {
  return CHANGES_MODULES.test(text);
}

/** Returns the test files below `folder` that need modules of their own, by their paths in the project. */
export function isolatedTests(folder: string): string[] {
  // Vitest loads this with its configuration, before the alias `@/` exists: the project's own modules cannot be imported.
  const root = new URL('../../', import.meta.url);
  return readdirSync(fileURLToPath(new URL(folder, root)), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((file) => file.endsWith('.test.ts') && needsOwnModules(readFileSync(new URL(file, root), 'utf8')))
    .sort();
}

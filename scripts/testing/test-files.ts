import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// Vitest loads this with its configuration, before the alias `@/` exists: only Node's modules can be imported.
const ROOT = new URL('../../', import.meta.url);

/**
 * Matches a test file that replaces modules, or sets the environment, which the store reads once (`joinStore` sets it, too). In
 * a shared worker, later files would get what it leaves behind, and it would get modules that earlier files have loaded.
 */
const CHANGES_MODULES =
  /\bvi\.(?:mock|doMock|resetModules|stubEnv)\(|\bjoinStore\(|\bObject\.assign\(process\.env\b|\bprocess\.env(?:\.\w+|\[[^\]]+\]) = /;

/** Whether a test file needs modules of its own; the others share those that their worker has loaded. */
export function needsOwnModules(file: string): boolean {
  return CHANGES_MODULES.test(readFileSync(new URL(file, ROOT), 'utf8'));
}

/** Returns the test files below a folder, by their paths in the project. */
export function testFiles(folder: string): string[] {
  return readdirSync(fileURLToPath(new URL(folder, ROOT)), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.test.ts'))
    .sort();
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// Vitest loads this with its configuration, before the alias `@/` exists: only Node's modules can be imported.
const ROOT = new URL('../../', import.meta.url);

/**
 * Test files that replace modules or set the environment, which the store reads once (`joinStore` sets it, too): in a shared
 * worker their changes would reach later files, and modules loaded before would reach them.
 */
const CHANGES_MODULES =
  /\bvi\.(?:mock|doMock|resetModules|stubEnv)\(|\bjoinStore\(|\bObject\.assign\(process\.env\b|\bprocess\.env(?:\.\w+|\[[^\]]+\]) = /;

/** The other files share the modules of their worker. */
export function needsOwnModules(file: string): boolean {
  return CHANGES_MODULES.test(readFileSync(new URL(file, ROOT), 'utf8'));
}

export function testFiles(folder: string): string[] {
  if (!existsSync(new URL(folder, ROOT))) return [];
  return readdirSync(fileURLToPath(new URL(folder, ROOT)), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.test.ts'))
    .sort();
}

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

/**
 * Which tests `npm test` runs (core); `npm run test:rest` runs all others. A journey of the core carries the tag @core, and the
 * name of a file of calls ends with `.core.test.ts`; whole rooms are listed here.
 */

/** Rooms of the rest: what a server does with its database and files, conventions of the sources, and tools of the project. */
const REST_ROOMS = [
  'tests/unit/conventions/',
  'tests/unit/proofs/',
  'tests/unit/scripts/',
  'tests/unit/stack/',
  'tests/unit/server/commerce/tools/index/',
  'tests/unit/server/commerce/approvals/',
  'tests/unit/server/platform/db/',
  'tests/unit/server/platform/blobs/',
];

/** Rooms of the core: every call by every kind of caller, and its description. */
const CORE_ROOMS = ['tests/access/', 'tests/api/openapi/'];

const liesIn = (file: string, rooms: readonly string[]) => rooms.some((room) => file.startsWith(room));

/** Returns whether a test, by its path in the project, belongs to the core. */
export function isCore(file: string): boolean {
  if (file.startsWith('tests/unit/')) return !liesIn(file, REST_ROOMS);
  if (file.startsWith('tests/shop/')) return true;
  return file.endsWith('.core.test.ts') || liesIn(file, CORE_ROOMS);
}

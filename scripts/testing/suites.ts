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

/** Whether a test, by its path in the project, belongs to the core. */
export function isCore(file: string): boolean {
  if (file.startsWith('tests/unit/')) return !liesIn(file, REST_ROOMS);
  if (file.startsWith('tests/shop/')) return true;
  return file.endsWith('.core.test.ts') || liesIn(file, CORE_ROOMS);
}

import 'server-only';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import type { ImportResult } from '@/lib/shared/imports/import.schema';
import { findRecentRuns } from './run/imports.repository';

const LIMIT = 20;

/** An import as a list has it. */
export type RecentImport = Pick<ImportResult, 'id' | 'kind' | 'state' | 'total' | 'createdAt'> & {
  isUndone: boolean;
};

/** Returns the last imports and bulk calls that changed something, the newest first; for admins. Throws `forbidden`. */
export async function listRecentImports(actor: Actor): Promise<RecentImport[]> {
  requirePermission(actor, 'import-customers');
  const runs = await findRecentRuns(LIMIT);
  return runs.map(({ _id, kind, state, total, createdAt, undone }) => ({
    ...{ id: _id.toHexString(), kind, state, total, createdAt: createdAt.toISOString() },
    isUndone: undone !== undefined,
  }));
}

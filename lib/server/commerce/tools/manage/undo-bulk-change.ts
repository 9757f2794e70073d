import 'server-only';
import type { ClientSession } from 'mongodb';
import { type Caller, callerId } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import type { BulkChangeDocument } from '@/lib/server/platform/db/documents/bulk-changes';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { AppError } from '@/lib/shared/messages/errors';
import type { BulkRow } from '@/lib/shared/stock/bulk-edit.schema';
import { findToolsById } from '../tools.repository';
import { findBulkChange, markUndone } from './bulk-changes.repository';
import { type BulkStep, bulkRow, presentFields, rowsFor } from './bulk-rows';
import { writeBulkSteps } from './write-bulk-steps';

async function stepsBack(
  { changed, rows }: BulkChangeDocument,
  session: ClientSession,
): Promise<{ steps: BulkStep[]; missing: BulkRow[] }> {
  const ids = changed.map(({ toolId }) => toolId);
  const tools = new Map((await findToolsById(ids, session)).map((tool) => [tool._id.toHexString(), tool]));
  const missing: BulkRow[] = [];
  const steps: BulkStep[] = [];
  for (const { toolId, revision, before: after } of changed) {
    const tool = tools.get(toolId.toHexString());
    const row = rows.find((each) => each.toolId === toolId.toHexString());
    if (!tool && row) missing.push({ ...row, before: row.after, after: row.before, problem: 'not-found' });
    if (!tool) continue;
    const before = presentFields(tool, after);
    const problem = tool.revision === revision ? undefined : 'edited-meanwhile';
    steps.push({ tool, before, after, row: bulkRow(tool, before, after, problem) });
  }
  return { steps, missing };
}

/**
 * Restores the values before a bulk change, except of tools edited or deleted since. Idempotent. Throws `forbidden`,
 * `not-found` (unknown, or too long ago).
 */
export async function undoBulkChange(
  actor: Caller,
  token: string,
  now: Date = new Date(),
): Promise<{ rows: BulkRow[] }> {
  requirePermission(actor, 'manage-tools');
  return inTransaction(async (session) => {
    const change = await findBulkChange(token, session);
    if (!change) throw new AppError('not-found');
    if (change.undone) return { rows: rowsFor(actor, change.undone.rows) };
    const { steps, missing } = await stepsBack(change, session);
    const written = steps.filter(({ row }) => !row.problem);
    await writeBulkSteps(written, { actor, at: now }, session);
    const restored = steps.map(({ row }) => (row.problem ? row : { ...row, revision: row.revision + 1 }));
    const rows = [...restored, ...missing];
    await markUndone(token, { at: now, actorId: callerId(actor), rows }, session);
    return { rows: rowsFor(actor, rows) };
  });
}

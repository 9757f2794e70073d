import { type ClientSession, ObjectId } from 'mongodb';
import { recordToolEvent } from '@/lib/server/commerce/tools/tool-events';
import { type Caller, callerId } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import type { AuditActor } from '@/lib/server/platform/audit-log/record-audit-event';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import { AppError } from '@/lib/shared/messages/errors';
import { insertRemovedTool } from '../removed-tools.repository';
import { insertStockLine } from '../stock/stock-ledger.repository';
import { deleteStockWatchesFor } from '../stock/stock-watches.repository';
import { deleteToolById } from '../tools.repository';

/**
 * Orders and stock ledger stay (product §4.10); a last ledger line writes off the available units. Throws
 * `forbidden`, `not-found`, `conflict` while orders are owed units.
 */
export async function deleteTool(
  actor: Caller,
  id: string,
  now: Date = new Date(),
): Promise<{ deletedCount: number }> {
  requirePermission(actor, 'manage-tools');
  const toolId = parseObjectId(id);
  await inTransaction(async (session) => {
    if (!(await removeTool(toolId, { by: actor, actorId: callerId(actor), now }, session)))
      throw new AppError('not-found');
  });
  return { deletedCount: 1 };
}

/** Deletes a tool within the caller's transaction. Returns false if there is none. */
export async function removeTool(
  toolId: ObjectId,
  { by, actorId, now }: { by: AuditActor; actorId?: ObjectId; now: Date },
  session: ClientSession,
): Promise<boolean> {
  const tool = await deleteToolById(toolId, session);
  if (!tool) return false;
  const { name, sku, slug, category, quantity, owed = 0 } = tool;
  if (owed > 0) throw new AppError('conflict', { reason: { code: 'tool-owed', params: { count: owed } } });
  await insertRemovedTool({ _id: toolId, sku, slug, name, category, removedAt: now }, session);
  await insertStockLine(
    {
      _id: new ObjectId(),
      toolId,
      change: -quantity,
      onHandChange: -quantity,
      reason: 'tool-deleted',
      ...(actorId ? { actorId } : {}),
      at: now,
    },
    session,
  );
  await deleteStockWatchesFor(toolId, session);
  await recordToolEvent('tool.deleted', { actor: by, tool }, session);
  return true;
}

import 'server-only';
import { ObjectId } from 'mongodb';
import { recordToolEvent } from '@/lib/server/commerce/catalogue/tool-events';
import { type Caller, callerId } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { parseObjectId } from '@/lib/server/platform/identifiers/object-id';
import { AppError } from '@/lib/shared/messages/errors';
import { insertRemovedTool } from '../removed-tools.repository';
import { insertStockLine } from '../stock/stock-ledger.repository';
import { deleteToolById } from '../tools.repository';

/**
 * Orders and stock ledger stay (product §4.10); a last ledger line writes off the available units. Throws
 * `forbidden`, `not-found`.
 */
export async function deleteTool(
  actor: Caller,
  id: string,
  now: Date = new Date(),
): Promise<{ deletedCount: number }> {
  requirePermission(actor, 'manage-tools');
  const toolId = parseObjectId(id);
  await inTransaction(async (session) => {
    const tool = await deleteToolById(toolId, session);
    if (!tool) throw new AppError('not-found');
    const { name, sku, slug, category, quantity } = tool;
    await insertRemovedTool({ _id: toolId, sku, slug, name, category, removedAt: now }, session);
    await insertStockLine(
      {
        _id: new ObjectId(),
        toolId,
        change: -quantity,
        onHandChange: -quantity,
        reason: 'tool-deleted',
        actorId: callerId(actor),
        at: now,
      },
      session,
    );
    await recordToolEvent('tool.deleted', { actor, tool }, session);
  });
  return { deletedCount: 1 };
}

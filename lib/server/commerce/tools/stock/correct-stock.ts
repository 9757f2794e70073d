import 'server-only';
import type { ObjectId } from 'mongodb';
import { recordToolEvent } from '@/lib/server/commerce/tools/tool-events';
import { type Caller, callerId } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import { AppError } from '@/lib/shared/messages/errors';
import type { CorrectStockInput, StockFigures } from '@/lib/shared/stock/stock.schema';
import { findTool, setQuantity } from '../tools.repository';
import { insertStockLine } from './stock-ledger.repository';
import { stockFigures, stockLine } from './stock-lines';

async function refuse(toolId: ObjectId): Promise<never> {
  const tool = await findTool(toolId);
  if (!tool) throw new AppError('not-found');
  throw new AppError('conflict', {
    reason: { code: 'stock-changed', params: { count: tool.quantity } },
  });
}

function refuseStale(tool: ToolDocument, available: number): never {
  const params = { count: available, reserved: stockFigures(tool).reserved };
  throw new AppError('conflict', { reason: { code: 'stock-reserved-changed', params } });
}

async function correct(
  actor: Caller,
  toolId: ObjectId,
  input: CorrectStockInput,
  at: Date,
): Promise<ToolDocument | null> {
  const { quantity, seen, seenReserved, reason, note } = input;
  const change = quantity - seen;
  return inTransaction(async (session) => {
    const tool = await setQuantity({ toolId, from: seen, to: quantity, at }, session);
    if (!tool) return null;
    if (seenReserved !== undefined && stockFigures(tool).reserved !== seenReserved) refuseStale(tool, seen);
    const about = { reason, actorId: callerId(actor), at, ...(note ? { note } : {}) };
    await insertStockLine(stockLine(tool, { ...about, change, onHandChange: change }), session);
    const [before, after] = [{ quantity: seen }, { quantity, reason, note: note ?? null }];
    await recordToolEvent('tool.stock-corrected', { actor, tool, before, after }, session);
    return tool;
  });
}

/**
 * Sets the available units, with a ledger line. Only if the stock is still as the admin saw it, so that no order
 * placed meanwhile is undone. Throws `forbidden`, `not-found`, `conflict` (with the available units).
 */
export async function correctStock(
  actor: Caller,
  id: string,
  input: CorrectStockInput,
  now: Date = new Date(),
): Promise<StockFigures> {
  requirePermission(actor, 'manage-tools');
  const toolId = parseObjectId(id);
  const tool = await correct(actor, toolId, input, now);
  if (!tool) return refuse(toolId);
  return stockFigures(tool);
}

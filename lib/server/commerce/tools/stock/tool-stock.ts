import type { ObjectId } from 'mongodb';
import { recordToolEvent } from '@/lib/server/commerce/tools/tool-events';
import { type Actor, type Caller, callerId } from '@/lib/server/identity/actor';
import { findNames } from '@/lib/server/identity/find-names';
import { requirePermission } from '@/lib/server/identity/permissions';
import type { StockLedgerDocument, ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import { AppError } from '@/lib/shared/messages/errors';
import { correctStockTo, type StockState } from '@/lib/shared/stock/move-stock';
import type { CorrectStockInput, StockFigures, StockLine, StockQuery } from '@/lib/shared/stock/stock.schema';
import { findTool, findToolsById } from '../tools.repository';
import { findStockLines, insertStockLine } from './stock-ledger.repository';
import { stockFigures, stockLine, stockOf } from './stock-lines';
import { correctQuantity, findOwedTools } from './tool-stock.repository';

/** Null once the tool is deleted. Throws `forbidden`, and `not-found` for a malformed id. */
export async function getToolStock(
  actor: Actor,
  id: string,
): Promise<{ name: string; figures: StockFigures } | null> {
  requirePermission(actor, 'manage-tools');
  const tool = await findTool(parseObjectId(id));
  return tool && { name: tool.name, figures: stockFigures(tool) };
}

export async function listToolStock(
  actor: Actor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StockFigures>> {
  requirePermission(actor, 'manage-tools');
  const tools = await findToolsById(ids.map(parseObjectId));
  return new Map(tools.map((tool) => [tool._id.toHexString(), stockFigures(tool)]));
}

/** By id in hex, those of these tools of which units are owed. */
export async function readOwedStock(
  ids: readonly ObjectId[],
): Promise<ReadonlyMap<string, { toolId: ObjectId; stock: StockState }>> {
  const tools = await findOwedTools(ids);
  return new Map(tools.map((tool) => [tool._id.toHexString(), { toolId: tool._id, stock: stockOf(tool) }]));
}

const DEFAULT_LIMIT = 50;

function serialize(line: StockLedgerDocument, names: ReadonlyMap<string, string>): StockLine {
  const {
    _id,
    at,
    reason,
    change,
    onHandChange,
    owedChange,
    after,
    orderId,
    orderNumber,
    offerId,
    offerNumber,
    actorId,
    note,
  } = line;
  const actorName = actorId && names.get(actorId.toHexString());
  return {
    _id: _id.toHexString(),
    at: at.toISOString(),
    reason,
    change,
    onHandChange,
    ...(owedChange ? { owedChange } : {}),
    ...(after ? { after } : {}),
    ...(orderId ? { orderId: orderId.toHexString() } : {}),
    ...(orderNumber ? { orderNumber } : {}),
    ...(offerId ? { offerId: offerId.toHexString() } : {}),
    ...(offerNumber ? { offerNumber } : {}),
    ...(actorName ? { actorName } : {}),
    ...(note ? { note } : {}),
  };
}

/** Newest first. The ledger outlives its tool. Throws `forbidden`, and `not-found` for a tool that never existed. */
export async function listStockLines(
  actor: Caller,
  id: string,
  { page = 1, limit = DEFAULT_LIMIT }: StockQuery = {},
): Promise<{ lines: StockLine[]; total: number }> {
  requirePermission(actor, 'manage-tools');
  const found = await findStockLines(parseObjectId(id), { skip: (page - 1) * limit, limit });
  if (found.total === 0) throw new AppError('not-found');
  const names = await findNames(found.lines.flatMap(({ actorId }) => actorId ?? []));
  return { lines: found.lines.map((line) => serialize(line, names)), total: found.total };
}

async function refuse(toolId: ObjectId): Promise<never> {
  const tool = await findTool(toolId);
  if (!tool) throw new AppError('not-found');
  throw new AppError('conflict', {
    reason: { code: 'stock-changed', params: { count: tool.quantity } },
  });
}

function refuseStale({ quantity, reserved }: ToolDocument): never {
  const params = { count: quantity, reserved };
  throw new AppError('conflict', { reason: { code: 'stock-reserved-changed', params } });
}

/** A count included what was reserved and owed: both must be as they were seen. */
function isStale(
  { reserved, owed = 0 }: ToolDocument,
  { seenReserved, seenOwed }: CorrectStockInput,
): boolean {
  return reserved !== (seenReserved ?? reserved) || owed !== (seenOwed ?? owed);
}

async function correct(
  actor: Caller,
  toolId: ObjectId,
  input: CorrectStockInput,
  at: Date,
): Promise<ToolDocument | null> {
  const { quantity, seen, reason, note } = input;
  return inTransaction(async (session) => {
    const before = await findTool(toolId, session);
    if (before?.quantity !== seen) return null;
    if (isStale(before, input)) refuseStale(before);
    const change = correctStockTo(stockOf(before), quantity);
    const tool = await correctQuantity({ change: { toolId, ...change }, from: seen, at }, session);
    if (!tool) return null;
    const about = { reason, actorId: callerId(actor), at, ...(note ? { note } : {}) };
    await insertStockLine(stockLine(tool, about, change), session);
    const corrected = { quantity: tool.quantity, ...(change.owed === 0 ? {} : { owed: tool.owed }) };
    const facts = {
      before: { quantity: seen, ...(change.owed === 0 ? {} : { owed: before.owed }) },
      after: { ...corrected, reason, note: note ?? null },
    };
    await recordToolEvent('tool.stock-corrected', { actor, tool, ...facts }, session);
    return tool;
  });
}

/**
 * Sets the available units, with a ledger line; more than before serve what is owed first. Only if the stock is still as the admin saw it, so that no order
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

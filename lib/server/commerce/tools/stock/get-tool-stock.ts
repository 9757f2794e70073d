import 'server-only';
import type { Actor, Caller } from '@/lib/server/identity/actor';
import { findNames } from '@/lib/server/identity/find-names';
import { requirePermission } from '@/lib/server/identity/permissions';
import type { StockLedgerDocument } from '@/lib/server/platform/db/documents/tools';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import { AppError } from '@/lib/shared/messages/errors';
import type { StockFigures, StockLine, StockQuery } from '@/lib/shared/stock/stock.schema';
import { findTool, findToolsById } from '../tools.repository';
import { findStockLines } from './stock-ledger.repository';
import { stockFigures } from './stock-lines';

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

const DEFAULT_LIMIT = 50;

function serialize(line: StockLedgerDocument, names: ReadonlyMap<string, string>): StockLine {
  const {
    _id,
    at,
    reason,
    change,
    onHandChange,
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

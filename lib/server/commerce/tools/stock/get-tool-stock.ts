import 'server-only';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { parseObjectId } from '@/lib/server/platform/identifiers/object-id';
import type { StockFigures } from '@/lib/shared/stock/stock.schema';
import { stockFigures } from '../stock-line';
import { findTool, findToolsById } from '../tools.repository';

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

import 'server-only';
import type { Actor } from '@/lib/server/identity/actor';
import { AppError } from '@/lib/shared/errors';
import { toDollars } from '@/lib/shared/money';
import type { Tool, ToolQuery } from '@/lib/shared/schemas/tool';
import { managedFilter, managedSort } from './managed-selection';
import { findManagedTools } from './managed-tools.repository';
import { serializeTool } from './tool.serializer';
import { toolPage } from './tool-page';
import { mayManageTools } from './tools.policy';

/** A tool in a list for admins: with its price, also on request. */
export type ListedTool = Tool & { price: number };

/**
 * Returns tools in any state, as they are in the database now, for admins: those that match the query, newest first unless it
 * says otherwise, and how many match in all. Throws `forbidden`.
 */
export async function listManagedTools(
  actor: Actor,
  query: ToolQuery,
): Promise<{ tools: ListedTool[]; total: number }> {
  if (!mayManageTools(actor)) throw new AppError('forbidden');
  const { skip, limit } = toolPage(query);
  const sort = managedSort(query.sort);
  const { tools, total } = await findManagedTools(managedFilter(query), { sort, skip, limit });
  return {
    tools: tools.map((tool) => ({ ...serializeTool(tool), price: toDollars(tool.priceCents) })),
    total,
  };
}

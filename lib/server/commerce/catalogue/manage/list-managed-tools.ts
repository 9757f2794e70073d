import 'server-only';
import type { Filter } from 'mongodb';
import type { Caller } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { env } from '@/lib/server/platform/config/env';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { toDollars } from '@/lib/shared/numbers/money';
import type { ManagedToolQuery, Tool } from '@/lib/shared/tools/tool.schema';
import { isLowStock } from '../stock/low-stock';
import { serializeTool } from '../tool.serializer';
import { toolPage } from '../tool-page';
import { managedFilter, managedSort } from './managed-selection';
import { findManagedTools, findManagedToolsByRank } from './managed-tools.repository';

/** A tool in a list for admins: with its price, also on request, the units sold lately and whether its stock is low. */
export type ListedTool = Tool & { price: number; sold: number; isLowStock: boolean };

/** Units of tools sold lately, by id in hex; those that sold most first. */
export type SoldUnits = ReadonlyMap<string, number>;

type Part = { skip: number; limit: number };

function find(filter: Filter<ToolDocument>, sort: ManagedToolQuery['sort'], sold: SoldUnits, part: Part) {
  if (sort !== 'sold' && sort !== '-sold')
    return findManagedTools(filter, { sort: managedSort(sort), ...part });
  return findManagedToolsByRank(filter, { ids: [...sold.keys()], isReversed: sort === 'sold', ...part });
}

/**
 * Returns tools in any state, as they are in the database now, for admins: those that match the query, newest first unless it
 * says otherwise, and how many match in all. Throws `forbidden`.
 */
export async function listManagedTools(
  actor: Caller,
  query: ManagedToolQuery,
  sold: SoldUnits,
): Promise<{ tools: ListedTool[]; total: number }> {
  requirePermission(actor, 'manage-tools');
  const { LOW_STOCK_UNITS } = env();
  const filter = managedFilter(query, LOW_STOCK_UNITS);
  const { tools, total } = await find(filter, query.sort, sold, toolPage(query));
  return {
    tools: tools.map((tool) => ({
      ...serializeTool(tool),
      price: toDollars(tool.priceCents),
      sold: sold.get(tool._id.toHexString()) ?? 0,
      isLowStock: isLowStock(tool, LOW_STOCK_UNITS),
    })),
    total,
  };
}

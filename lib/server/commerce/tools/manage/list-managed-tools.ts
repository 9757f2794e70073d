import type { Filter } from 'mongodb';
import type { Actor, Caller } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { env } from '@/lib/server/platform/config/env';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { toDollars } from '@/lib/shared/numbers/money';
import { TOOL_STATES, type ToolState } from '@/lib/shared/quantity/quantity-rules';
import { type Language, OTHER_LANGUAGES } from '@/lib/shared/site/languages';
import { missingTexts } from '@/lib/shared/tools/catalogue/missing-texts';
import type { ManagedToolQuery, ManagedToolRow } from '@/lib/shared/tools/tool.schema';
import { toolPage } from '../search/list-tools';
import { isLowStock } from '../stock/low-stock';
import { serializeTool } from '../tool.serializer';
import { backordersOf, calibrationOf } from '../tool-shipping';
import { type ManagedSelection, managedFilter, managedSort } from './managed-selection';
import { countManagedTools, findManagedTools, findManagedToolsByRank } from './managed-tools.repository';

/** By id in hex, the most sold first. */
export type SoldUnits = ReadonlyMap<string, number>;

type Part = { skip: number; limit: number };

function find(filter: Filter<ToolDocument>, sort: ManagedToolQuery['sort'], sold: SoldUnits, part: Part) {
  if (sort !== 'sold' && sort !== '-sold')
    return findManagedTools(filter, { sort: managedSort(sort), ...part });
  return findManagedToolsByRank(filter, { ids: [...sold.keys()], isReversed: sort === 'sold', ...part });
}

function missingOf(tool: ToolDocument): Pick<ManagedToolRow, 'missingTexts'> {
  const counts = OTHER_LANGUAGES.map((language) => [language, missingTexts(tool, language).length] as const);
  const missing = counts.filter(([, count]) => count > 0);
  return missing.length > 0 ? { missingTexts: Object.fromEntries(missing) } : {};
}

/** Uncached, in any state, newest first unless the query has another order. Throws `forbidden`. */
export async function listManagedTools(
  actor: Caller,
  query: ManagedToolQuery,
  sold: SoldUnits,
): Promise<{ tools: ManagedToolRow[]; total: number }> {
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
      lowStockBelow: tool.lowStockBelow,
      ...backordersOf(tool),
      ...calibrationOf(tool),
      ...missingOf(tool),
    })),
    total,
  };
}

/** How many tools the list has that are low on stock. Throws `forbidden`. */
export async function countLowStock(actor: Actor): Promise<number> {
  requirePermission(actor, 'manage-tools');
  return countManagedTools(managedFilter({ lowStock: true }, env().LOW_STOCK_UNITS));
}

/** How many tools of a selection are in each state, and in any (`all`). Throws `forbidden`. */
export async function countToolsByState(
  actor: Actor,
  selection: Omit<ManagedSelection, 'state'>,
): Promise<Record<ToolState | 'all', number>> {
  requirePermission(actor, 'manage-tools');
  const { LOW_STOCK_UNITS } = env();
  const counted = await Promise.all(
    TOOL_STATES.map(async (state) => {
      const count = await countManagedTools(managedFilter({ ...selection, state }, LOW_STOCK_UNITS));
      return [state, count] as const;
    }),
  );
  const counts = Object.fromEntries(counted) as Record<ToolState, number>;
  return { ...counts, all: counted.reduce((sum, [, count]) => sum + count, 0) };
}

/** How many tools of a selection lack texts, by language. Throws `forbidden`. */
export async function countToolsMissingTexts(
  actor: Actor,
  selection: Omit<ManagedSelection, 'missing'>,
): Promise<readonly (readonly [Language, number])[]> {
  requirePermission(actor, 'manage-tools');
  const { LOW_STOCK_UNITS } = env();
  return Promise.all(
    OTHER_LANGUAGES.map(async (missing) => {
      const count = await countManagedTools(managedFilter({ ...selection, missing }, LOW_STOCK_UNITS));
      return [missing, count] as const;
    }),
  );
}

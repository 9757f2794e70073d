import { readToolSales } from '@/lib/server/commerce/reports/read-sales';
import { listManagedTools, type SoldUnits } from '@/lib/server/commerce/tools/manage/list-managed-tools';
import type { Caller } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { briefly } from '@/lib/server/platform/cache/copies-in-memory';
import type { ManagedToolQuery, ManagedToolRow } from '@/lib/shared/tools/tool.schema';

const RECENT_MS = 30 * 24 * 3_600_000;
/** Paging and sorting an admin's list does not sum up the units again within this time. */
const CACHE_MS = 5_000;
const SOLD_TOOLS_MAX = 20_000;

async function soldLately(actor: Caller): Promise<SoldUnits> {
  const to = new Date();
  const span = { from: new Date(to.getTime() - RECENT_MS), to };
  const sums = await readToolSales(actor, span, { by: 'units', limit: SOLD_TOOLS_MAX });
  return new Map(sums.map(({ _id, units }) => [_id.toHexString(), units]));
}

/** The units of each tool paid for in the last 30 days are at most five seconds old. Throws `forbidden`. */
export async function listToolsWithSales(
  actor: Caller,
  query: ManagedToolQuery,
): Promise<{ tools: ManagedToolRow[]; total: number }> {
  requirePermission(actor, 'manage-tools');
  return listManagedTools(actor, query, await briefly('units sold', CACHE_MS, () => soldLately(actor)));
}

import 'server-only';
import type { ClientSession } from 'mongodb';
import { recordToolEvent } from '@/lib/server/commerce/catalogue/tool-events';
import { env } from '@/lib/server/platform/config/env';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { lowStockFilters, restockedFilter } from './low-stock';
import { findUntold, markTold, removeMarks, type UntoldTool } from './low-stock.repository';

/** Of either kind in one mail and one transaction; the others are told in the next round. */
const BATCH = 500;

/** One after the other: a transaction is one conversation. */
async function findAllUntold(limit: number, session: ClientSession): Promise<UntoldTool[]> {
  const [byShop, byTool] = lowStockFilters(limit);
  const found = await findUntold(byShop, BATCH, session);
  found.push(...(await findUntold(byTool, BATCH, session)));
  return found.sort((one, other) => one.quantity - other.quantity);
}

/**
 * Tells the shop by one mail of the tools on sale whose stock has got low (product §4.10), each once until it was restocked. A
 * tool is marked in the transaction of the mail: orders that bring it down further, and another process, find it told. Returns
 * how many were told.
 */
export async function tellLowStock(now: Date = new Date()): Promise<number> {
  const { LOW_STOCK_UNITS: limit } = env();
  await removeMarks(restockedFilter(limit));
  return inTransaction(async (session) => {
    const tools = await findAllUntold(limit, session);
    if (tools.length === 0) return 0;
    await markTold(
      tools.map(({ _id }) => _id),
      now,
      session,
    );
    await recordToolEvent('tool.stock-low', { tools }, session);
    return tools.length;
  });
}

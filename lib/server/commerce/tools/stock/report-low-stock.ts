import 'server-only';
import type { ClientSession } from 'mongodb';
import { recordToolEvent } from '@/lib/server/commerce/tools/tool-events';
import { env } from '@/lib/server/platform/config/env';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { type RunningJob, startJob } from '@/lib/server/platform/jobs/start-job';
import { lowStockFilters, restockedFilter } from './low-stock';
import { clearReported, findUnreported, markReported } from './low-stock.repository';
import type { LowTool } from './stock-mails';

/** Per filter, mail and transaction; the rest follow in the next round. */
const BATCH = 500;

/** One after the other: a transaction runs one operation at a time. */
async function findAllUnreported(limit: number, session: ClientSession): Promise<LowTool[]> {
  const [byShop, byTool] = lowStockFilters(limit);
  const found = await findUnreported(byShop, BATCH, session);
  found.push(...(await findUnreported(byTool, BATCH, session)));
  return found.sort((one, other) => one.quantity - other.quantity);
}

/**
 * Mails the shop the tools with low stock (product §4.10), each once until it is restocked. A tool is marked in the
 * transaction of the mail, so that further orders and other processes do not report it again. Returns how many were
 * reported.
 */
export async function reportLowStock(now: Date = new Date()): Promise<number> {
  const { LOW_STOCK_UNITS: limit } = env();
  await clearReported(restockedFilter(limit));
  return inTransaction(async (session) => {
    const tools = await findAllUnreported(limit, session);
    if (tools.length === 0) return 0;
    await markReported(
      tools.map(({ _id }) => _id),
      now,
      session,
    );
    await recordToolEvent('tool.stock-low', { tools }, session);
    return tools.length;
  });
}

const EVERY_MS = 60_000;
const LEASE_MS = 30_000;

export function startStockJobs(): RunningJob {
  return startJob({
    name: 'tell-low-stock',
    everyMs: EVERY_MS,
    leaseMs: LEASE_MS,
    run: () => reportLowStock(),
  });
}

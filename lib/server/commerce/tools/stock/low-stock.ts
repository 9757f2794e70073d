import type { ClientSession, Filter } from 'mongodb';
import { recordToolEvent } from '@/lib/server/commerce/tools/tool-events';
import { env } from '@/lib/server/platform/config/env';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { type RunningJob, startJob } from '@/lib/server/platform/jobs/start-job';
import { ON_SALE } from '../listed-tools';
import { clearReported, findUnreported, markReported } from './low-stock.repository';
import type { LowTool } from './stock-mails';

/**
 * Tools on sale with low stock, by two disjoint filters with an index each: below `limit` without a limit of their
 * own, and below their own. A limit of 0 is never reached. Pure.
 */
export function lowStockFilters(limit: number): [byShop: Filter<ToolDocument>, byTool: Filter<ToolDocument>] {
  return [
    { ...ON_SALE, lowStockBelow: null, quantity: { $lt: limit } },
    { ...ON_SALE, lowStockBelow: { $gte: 0 }, $expr: { $lt: ['$quantity', '$lowStockBelow'] } },
  ];
}

export function lowStockFilter(limit: number): Filter<ToolDocument> {
  return { $or: lowStockFilters(limit) };
}

/** Dates are compared with dates alone: each is later. */
const EVER = new Date(0);

/** Tools in any state that were reported and are no longer low. Pure. */
export function restockedFilter(limit: number): Filter<ToolDocument> {
  return {
    // The range selects the index of the few reported tools; with the type alone, all tools with stock would be read.
    lowStockToldAt: { $type: 'date', $gt: EVER },
    $or: [
      { lowStockBelow: null, quantity: { $gte: limit } },
      { lowStockBelow: { $gte: 0 }, $expr: { $gte: ['$quantity', '$lowStockBelow'] } },
    ],
  };
}

export function isLowStock({ state, quantity, lowStockBelow }: ToolDocument, limit: number): boolean {
  return state === 'on-sale' && quantity < (lowStockBelow ?? limit);
}

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

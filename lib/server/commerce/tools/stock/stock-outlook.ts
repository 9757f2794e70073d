import type { ObjectId } from 'mongodb';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import type { StockedTool } from '@/lib/shared/reports/overview.schema';
import { listTools } from '../search/list-tools';
import { findStock, type StockOfTool } from '../tools.repository';

export type Pace = { days: number; sold: readonly { _id: ObjectId; units: number }[] };

export type StockOutlook = { outOfStock: number; out: StockedTool[]; low: StockedTool[] };

type Paced = StockedTool & { moq: number };

function pacedTool(tool: StockOfTool, sold: number, days: number): Paced {
  const { _id, sku, name, quantity: available, moq } = tool;
  const left = sold > 0 ? { daysLeft: Math.floor((available * days) / sold) } : {};
  return { toolId: _id.toHexString(), sku, name, available, sold, moq, ...left };
}

const shown = ({ moq: _, ...tool }: Paced): StockedTool => tool;

/**
 * `out`: tools out of stock, the most sold first. `low`: tools that last less than `lowDays` at their pace, shortest
 * first. At most `limit` each. Throws `forbidden`.
 */
export async function readStockOutlook(
  actor: Actor,
  { pace, lowDays, limit }: { pace: Pace; lowDays: number; limit: number },
): Promise<StockOutlook> {
  requirePermission(actor, 'manage-tools');
  const [stock, unavailable] = await Promise.all([
    findStock(pace.sold.map(({ _id }) => _id)),
    listTools({ inStock: false, page: 1, limit }),
  ]);
  const units = new Map(pace.sold.map((tool) => [tool._id.toHexString(), tool.units]));
  const tools = stock.map((tool) => pacedTool(tool, units.get(tool._id.toHexString()) ?? 0, pace.days));
  const sold = tools.filter(({ available, moq }) => available < moq);
  const isListed = new Set(sold.map(({ toolId }) => toolId));
  const rest = unavailable.tools
    .filter(({ _id, state }) => state === 'on-sale' && !isListed.has(_id))
    .map(({ _id, sku, name, quantity }) => ({ toolId: _id, sku, name, available: quantity, sold: 0 }));
  return {
    outOfStock: unavailable.total,
    out: [...sold.toSorted((one, other) => other.sold - one.sold).map(shown), ...rest].slice(0, limit),
    low: tools
      .filter(({ available, moq, daysLeft }) => available >= moq && (daysLeft ?? lowDays) < lowDays)
      .toSorted((one, other) => (one.daysLeft ?? 0) - (other.daysLeft ?? 0) || other.sold - one.sold)
      .slice(0, limit)
      .map(shown),
  };
}

import { call } from '@/lib/client/api';
import { getToolPricesCall } from '@/lib/shared/pricing/prices.contract';
import { PRICED_TOOLS_MAX, type PricedTool } from '@/lib/shared/pricing/tool-price.schema';

/** Of units at the minimum order; without the tools that are not sold. */
export async function fetchToolPrices(ids: readonly string[]): Promise<PricedTool[]> {
  const prices: PricedTool[] = [];
  for (let first = 0; first < ids.length; first += PRICED_TOOLS_MAX) {
    const tools = ids.slice(first, first + PRICED_TOOLS_MAX).map((toolId) => ({ toolId }));
    prices.push(...(await call(getToolPricesCall, { body: { tools } })).prices);
  }
  return prices;
}

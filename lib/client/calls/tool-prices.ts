import { callForJson } from '@/lib/client/session/session-call';
import type { PricedTool } from '@/lib/shared/prices/tool-price.schema';

/** One call takes as many (`toolPricesInputSchema`). */
const AT_ONCE = 200;

function isPriced(value: unknown): value is PricedTool {
  const { toolId, quantity, unitPrice, publicPrice, tiers } = value as Record<string, unknown>;
  const areAmounts = [unitPrice, publicPrice].every((price) => price === null || typeof price === 'number');
  return typeof toolId === 'string' && typeof quantity === 'number' && areAmounts && Array.isArray(tiers);
}

/** Who has prices of their own loads this file with every page of tools, so it uses no schema library. */
function readPrices(body: unknown): PricedTool[] | undefined {
  const { prices } = (body ?? {}) as { prices?: unknown };
  return Array.isArray(prices) && prices.every(isPriced) ? prices : undefined;
}

/** Returns the prices of minimum orders, without tools that are not sold. Throws ApiProblem. */
export async function fetchToolPrices(ids: readonly string[]): Promise<PricedTool[]> {
  const prices: PricedTool[] = [];
  for (let first = 0; first < ids.length; first += AT_ONCE) {
    const tools = ids.slice(first, first + AT_ONCE).map((toolId) => ({ toolId }));
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ tools }),
    };
    prices.push(...(await callForJson('/api/price', readPrices, init)));
  }
  return prices;
}

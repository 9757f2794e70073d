import 'server-only';
import { priceCart } from '@/lib/server/commerce/cart/get-cart';
import { lastBoughtLines } from '@/lib/server/commerce/orders/read/bought-tools';
import type { Buyer } from '@/lib/server/commerce/prices/buyer';
import { optionalField } from '@/lib/shared/calls/optional-field';
import type { ListLine } from '@/lib/shared/lists/list.schema';

const SHOWN_MAX = 12;
/** Some of the tools bought may no longer be on sale. */
const READ_MAX = 3 * SHOWN_MAX;

/** Tools on sale that were bought last, at the prices and stock of this moment. */
export async function listBoughtTools(buyer: Buyer): Promise<{ tools: ListLine[]; total: number }> {
  const bought = await lastBoughtLines(buyer.owner, READ_MAX);
  const { lines } = await priceCart({ version: 0, lines: bought }, buyer);
  const placed = new Map(bought.map(({ toolId, placedAt }) => [toolId.toHexString(), placedAt]));
  const tools = lines
    .filter(({ unitPrice }) => unitPrice !== undefined)
    .slice(0, SHOWN_MAX)
    .map((line) => ({ ...line, ...optionalField('orderedAt', placed.get(line.toolId)?.toISOString()) }));
  return { tools, total: tools.length };
}

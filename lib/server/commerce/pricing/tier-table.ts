import 'server-only';
import { type PriceQuery, priceLine } from './price-line';
import { listsFor, rulesFor } from './price-rules';

export type TierRow = { from: number; unitCents: number };

/**
 * Returns what a unit costs from which quantity on, beginning with the minimum order quantity; a row only where the price
 * changes. By the same function as every price, asked at each edge of each ladder that concerns the tool and buyer.
 */
export function tierTable(query: Omit<PriceQuery, 'quantity' | 'quotedCents'>, moq: number): TierRow[] {
  const { tool, group, lists, at } = query;
  const { own, everyone } = listsFor(lists, group, at);
  const ladders = [...own, ...everyone].flatMap((list) => rulesFor(list, tool));
  const edges = ladders.flatMap(({ tiers }) => tiers.map(({ from }) => from)).filter((from) => from > moq);
  const rows: TierRow[] = [];
  for (const from of [moq, ...new Set(edges.sort((a, b) => a - b))]) {
    const { unitCents } = priceLine({ ...query, quantity: from });
    if (rows.at(-1)?.unitCents !== unitCents) rows.push({ from, unitCents });
  }
  return rows;
}

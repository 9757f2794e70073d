import 'server-only';
import { type PriceReceipt, publicPriceReceipt } from '@/lib/shared/pricing/price-receipt';
import type { ReceiptCode } from '@/lib/shared/pricing/receipt-codes';
import { changedPriceCents } from '@/lib/shared/pricing/unit-price';
import { listsFor, type PriceList, type PriceTier, rulesFor } from './price-rules';

/** A tool as far as it decides prices; `priceCents` is the public price of a unit. */
export type PricedTool = { sku: string; category: string; priceCents: number };

export type PriceQuery = {
  tool: PricedTool;
  /** Units of the tool in the whole order. */
  quantity: number;
  /** The buyer's price group; null for everyone else. */
  group: string | null;
  lists: readonly PriceList[];
  at: Date;
  /** The price that an accepted quote of the buyer's fixes for this line. */
  quotedCents?: number | undefined;
};

export type LinePrice = { unitCents: number; lineCents: number; receipt: PriceReceipt };

/** The highest tier that a quantity reaches. */
function tierAt(tiers: readonly PriceTier[], quantity: number): PriceTier | undefined {
  return tiers
    .filter(({ from }) => from <= quantity)
    .reduce<PriceTier | undefined>((best, tier) => (best && best.from >= tier.from ? best : tier), undefined);
}

/**
 * The receipt by the first list with a tier for this quantity; null if there is none. A ladder that starts above them
 * hides no other: the list's rule for the category is asked next, then the next list.
 */
function receiptByLists(
  lists: readonly PriceList[],
  { tool, quantity }: Pick<PriceQuery, 'tool' | 'quantity'>,
  code: ReceiptCode,
): PriceReceipt | null {
  for (const list of lists) {
    const tier = rulesFor(list, tool)
      .map(({ tiers }) => tierAt(tiers, quantity))
      .find((found) => found !== undefined);
    if (!tier) continue;
    const rounding = 'percent' in tier && list.roundingCents ? { roundingCents: list.roundingCents } : {};
    const change =
      'percent' in tier ? { percent: tier.percent, ...rounding } : { fixedCents: tier.priceCents };
    const cents = changedPriceCents(tool.priceCents, change);
    return {
      code: tier.from > 1 ? 'tier-price' : code,
      quantity,
      baseCents: tool.priceCents,
      list: { id: list.id, name: list.name },
      tierFrom: tier.from,
      ...change,
      capped: cents > tool.priceCents,
      unitPriceCents: Math.min(cents, tool.priceCents),
    };
  }
  return null;
}

/** The receipt of someone in no group. */
function publicReceipt(everyone: readonly PriceList[], query: PriceQuery): PriceReceipt {
  const receipt = receiptByLists(everyone, query, 'special-price');
  if (!receipt) return publicPriceReceipt(query.tool.priceCents, query.quantity);
  return receipt.capped ? { ...receipt, code: 'public-price' } : receipt;
}

function receiptOf(query: PriceQuery): PriceReceipt {
  const { tool, quantity, group, lists, at, quotedCents } = query;
  if (quotedCents !== undefined)
    return {
      code: 'quoted-price',
      quantity,
      baseCents: tool.priceCents,
      fixedCents: quotedCents,
      capped: false,
      unitPriceCents: quotedCents,
    };
  const { own, everyone } = listsFor(lists, group, at);
  const forAll = publicReceipt(everyone, query);
  const receipt = receiptByLists(own, query, 'own-price');
  if (!receipt) return forAll;
  // A price of one's own is never above what anyone else pays for as many.
  if (receipt.unitPriceCents > forAll.unitPriceCents)
    return { ...forAll, code: 'public-price-lower', capped: true };
  return receipt.capped ? { ...receipt, code: 'public-price-lower' } : receipt;
}

/**
 * Returns what a line costs and why: the price of an accepted quote; else the nearest valid list that has one for this
 * quantity, the group's before those for everyone; else the public price; a list's price never above what the public pays for
 * that quantity. Pure, and the only place where prices are made: pages, carts, orders and tables of tiers ask it. Throws
 * RangeError for an invalid quantity, or a value beyond exact integers.
 */
export function priceLine(query: PriceQuery): LinePrice {
  const { quantity } = query;
  if (!Number.isSafeInteger(quantity) || quantity < 1) throw new RangeError(`not a quantity: ${quantity}`);
  const receipt = receiptOf(query);
  const lineCents = receipt.unitPriceCents * quantity;
  if (!Number.isSafeInteger(lineCents)) throw new RangeError(`too many units to compute with: ${quantity}`);
  return { unitCents: receipt.unitPriceCents, lineCents, receipt };
}

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

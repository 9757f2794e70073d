import type { ReceiptCode } from '@/lib/shared/messages/receipt-codes';
import { changedPriceCents } from '@/lib/shared/numbers/unit-price';
import { lineCents } from '@/lib/shared/orders/order-totals';
import { type PriceReceipt, publicPriceReceipt } from '@/lib/shared/prices/price-receipt';
import { skuKeyOf } from '@/lib/shared/tools/article-codes';

/** `priceCents` is the public price of a unit. */
export type PricedTool = { sku: string; category: string; priceCents: number };

export type PriceQuery = {
  tool: PricedTool;
  quantity: number;
  group: string | null;
  lists: readonly PriceList[];
  at: Date;
  /** The price fixed by an accepted quote of the buyer. */
  quotedCents?: number | undefined;
};

export type LinePrice = { unitCents: number; lineCents: number; receipt: PriceReceipt };

function tierAt(tiers: readonly PriceTier[], quantity: number): PriceTier | undefined {
  return tiers
    .filter(({ from }) => from <= quantity)
    .reduce<PriceTier | undefined>((best, tier) => (best && best.from >= tier.from ? best : tier), undefined);
}

/**
 * The first list with a tier for this quantity decides. A ladder that starts above it hides no other: the list's rule
 * for the category is next, then the next list.
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
  // An own price is never above the public's for the same quantity.
  if (receipt.unitPriceCents > forAll.unitPriceCents)
    return { ...forAll, code: 'public-price-lower', capped: true };
  return receipt.capped ? { ...receipt, code: 'public-price-lower' } : receipt;
}

/**
 * The only place where prices are computed, for pages, carts, orders and tables of tiers: the price of an accepted
 * quote; else the first valid list with one for this quantity, the group's before those for everyone; else the public
 * price. A list's price is never above the public's for that quantity. Pure. Throws RangeError for an invalid
 * quantity, or a value beyond exact integers.
 */
export function priceLine(query: PriceQuery): LinePrice {
  const { quantity } = query;
  if (!Number.isSafeInteger(quantity) || quantity < 1) throw new RangeError(`not a quantity: ${quantity}`);
  const receipt = receiptOf(query);
  const cents = lineCents(receipt);
  if (!Number.isSafeInteger(cents)) throw new RangeError(`too many units to compute with: ${quantity}`);
  return { unitCents: receipt.unitPriceCents, lineCents: cents, receipt };
}

export type TierRow = { from: number; unitCents: number };

/**
 * From the minimum order quantity on, a row where the price changes: `priceLine` at each edge of each ladder that
 * concerns tool and buyer.
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

export type PriceTier = { from: number } & ({ priceCents: number } | { percent: number });

export type PriceRule = ({ sku: string } | { category: string }) & { tiers: readonly PriceTier[] };

/** Immutable: a change creates another one. */
export type PriceList = {
  id: string;
  name: string;
  /** The highest of the valid lists for the same buyers comes first; of equal ones, the newer. */
  priority: number;
  for: { everyone: true } | { groupId: string };
  /** Valid in [from, to), without a limit where one is missing. */
  validFrom?: Date | undefined;
  validTo?: Date | undefined;
  /** Discounted prices are rounded to a multiple of it, half up. */
  roundingCents?: number | undefined;
  createdAt: Date;
  rules: readonly PriceRule[];
};

function isValid({ validFrom, validTo }: PriceList, at: Date): boolean {
  return (!validFrom || at >= validFrom) && (!validTo || at < validTo);
}

/** Two lists created at the same moment are ordered by id. */
function byPrecedence(a: PriceList, b: PriceList): number {
  return b.priority - a.priority || b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1);
}

function listsFor(
  lists: readonly PriceList[],
  group: string | null,
  at: Date,
): { own: PriceList[]; everyone: PriceList[] } {
  const valid = lists.filter((list) => isValid(list, at)).sort(byPrecedence);
  return {
    own: valid.filter((list) => group !== null && 'groupId' in list.for && list.for.groupId === group),
    everyone: valid.filter((list) => 'everyone' in list.for),
  };
}

type RuleIndex = { bySku: ReadonlyMap<string, PriceRule>; byCategory: ReadonlyMap<string, PriceRule> };

const indexes = new WeakMap<PriceList, RuleIndex>();

function indexOf(list: PriceList): RuleIndex {
  const cached = indexes.get(list);
  if (cached) return cached;
  const bySku = new Map<string, PriceRule>();
  const byCategory = new Map<string, PriceRule>();
  for (const rule of list.rules) {
    if ('category' in rule) byCategory.set(rule.category, rule);
    // In a list from before `priceListSchema` compared keys two rules may have the same.
    else if (!bySku.has(skuKeyOf(rule.sku))) bySku.set(skuKeyOf(rule.sku), rule);
  }
  const index = { bySku, byCategory };
  indexes.set(list, index);
  return index;
}

function rulesFor(list: PriceList, tool: { sku: string; category: string }): PriceRule[] {
  const { bySku, byCategory } = indexOf(list);
  return [bySku.get(skuKeyOf(tool.sku)), byCategory.get(tool.category)].filter((rule) => rule !== undefined);
}

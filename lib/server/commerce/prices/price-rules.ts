import 'server-only';
import { skuKeyOf } from '@/lib/shared/tools/sku-key';

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

/** Of two created at the same moment the order is by id. */
function byPrecedence(a: PriceList, b: PriceList): number {
  return b.priority - a.priority || b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1);
}

export function listsFor(
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

export function rulesFor(list: PriceList, tool: { sku: string; category: string }): PriceRule[] {
  const { bySku, byCategory } = indexOf(list);
  return [bySku.get(skuKeyOf(tool.sku)), byCategory.get(tool.category)].filter((rule) => rule !== undefined);
}

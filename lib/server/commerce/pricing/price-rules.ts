import 'server-only';
import { skuKeyOf } from '@/lib/shared/tools/sku-key';

/** A tier: from this quantity on, a fixed price or a percentage off the public price. */
export type PriceTier = { from: number } & ({ priceCents: number } | { percent: number });

/** The ladder of one tool, by its SKU, or of every tool of a category. */
export type PriceRule = ({ sku: string } | { category: string }) & { tiers: readonly PriceTier[] };

/** A price list as the price engine reads it. Never changed in place: a change makes another one. */
export type PriceList = {
  id: string;
  name: string;
  /** Among valid lists for the same buyers the higher one comes first; among equal ones, the newer. */
  priority: number;
  for: { everyone: true } | { groupId: string };
  /** Valid in [from, to); without a limit where one is missing. */
  validFrom?: Date | undefined;
  validTo?: Date | undefined;
  /** To what its discounted prices are rounded, half up. */
  roundingCents?: number | undefined;
  createdAt: Date;
  rules: readonly PriceRule[];
};

/** Whether a list is valid at a moment: from its beginning on, and no longer at its end. */
function isValid({ validFrom, validTo }: PriceList, at: Date): boolean {
  return (!validFrom || at >= validFrom) && (!validTo || at < validTo);
}

/** Higher priority first, then the newer; of two made at once always the same one. */
function byPrecedence(a: PriceList, b: PriceList): number {
  return b.priority - a.priority || b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1);
}

/** The valid lists of a group's members and those for everyone, each in the order in which they are asked. */
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

/** `bySku` has the rules by the key of their SKU. */
type RuleIndex = { bySku: ReadonlyMap<string, PriceRule>; byCategory: ReadonlyMap<string, PriceRule> };

/** Lists are never changed in place, so the index of one is made once. */
const indexes = new WeakMap<PriceList, RuleIndex>();

function indexOf(list: PriceList): RuleIndex {
  const known = indexes.get(list);
  if (known) return known;
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

/** Returns the rules of a list that concern a tool: its own before its category's. */
export function rulesFor(list: PriceList, tool: { sku: string; category: string }): PriceRule[] {
  const { bySku, byCategory } = indexOf(list);
  return [bySku.get(skuKeyOf(tool.sku)), byCategory.get(tool.category)].filter((rule) => rule !== undefined);
}

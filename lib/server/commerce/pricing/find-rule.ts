import 'server-only';
import { skuKeyOf } from '@/lib/shared/tools/sku-key';
import type { PriceList, PriceRule } from './price-list';

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

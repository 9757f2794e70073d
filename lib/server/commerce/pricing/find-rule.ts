import 'server-only';
import type { PriceList, PriceRule } from './price-list';

type RuleIndex = { bySku: ReadonlyMap<string, PriceRule>; byCategory: ReadonlyMap<string, PriceRule> };

/** Lists are never changed in place, so the index of one is made once. */
const indexes = new WeakMap<PriceList, RuleIndex>();

function indexOf(list: PriceList): RuleIndex {
  const known = indexes.get(list);
  if (known) return known;
  const bySku = new Map<string, PriceRule>();
  const byCategory = new Map<string, PriceRule>();
  for (const rule of list.rules) {
    if ('sku' in rule) bySku.set(rule.sku, rule);
    else byCategory.set(rule.category, rule);
  }
  const index = { bySku, byCategory };
  indexes.set(list, index);
  return index;
}

/** Returns the rules of a list that concern a tool: its own before its category's. */
export function rulesFor(list: PriceList, tool: { sku: string; category: string }): PriceRule[] {
  const { bySku, byCategory } = indexOf(list);
  return [bySku.get(tool.sku), byCategory.get(tool.category)].filter((rule) => rule !== undefined);
}

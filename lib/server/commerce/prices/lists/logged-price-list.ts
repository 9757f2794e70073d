import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import type { PriceRuleDocument } from '@/lib/server/platform/db/documents/prices';
import { formatCents } from '@/lib/shared/numbers/money';
import type { PriceListFields } from './price-list.serializer';

type Values = Record<string, unknown>;

const LOGGED_RULES_MAX = 200;

function ruleText(rule: PriceRuleDocument): string {
  const target = 'sku' in rule ? rule.sku : `category ${rule.category}`;
  const tiers = rule.tiers.map((tier) => {
    return `${tier.from}: ${'percent' in tier ? `-${tier.percent} %` : formatCents(tier.priceCents)}`;
  });
  return `${target} (${tiers.join(', ')})`;
}

function ruleTexts({ rules = [] }: Partial<PriceListFields>): string[] {
  return rules.map(ruleText);
}

function onlyIn(texts: readonly string[], others: ReadonlySet<string>): string[] {
  const own = texts.filter((text) => !others.has(text));
  const more = own.length - LOGGED_RULES_MAX;
  return more > 0 ? [...own.slice(0, LOGGED_RULES_MAX), `and ${more} more`] : own;
}

function plain({ rules: _rules, ...fields }: Partial<PriceListFields>): Values {
  return fields;
}

/**
 * The audit log's values of a change: changed fields, and of the rules those added and removed. Without `before` all
 * are new, without `after` all removed. Pure.
 */
export function loggedChange(
  before: Partial<PriceListFields>,
  after: Partial<PriceListFields>,
): { before: Values; after: Values } {
  const [was, is]: [Values, Values] = [plain(before), plain(after)];
  const changed = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (field) => !isDeepStrictEqual(JSON.stringify(was[field]), JSON.stringify(is[field])),
  );
  const pick = (values: Values) => Object.fromEntries(changed.map((field) => [field, values[field] ?? null]));
  const [rulesBefore, rulesAfter] = [ruleTexts(before), ruleTexts(after)];
  const [removed, added] = [
    onlyIn(rulesBefore, new Set(rulesAfter)),
    onlyIn(rulesAfter, new Set(rulesBefore)),
  ];
  const rules = removed.length > 0 || added.length > 0;
  return {
    before: { ...pick(was), ...(rules ? { rules: removed } : {}) },
    after: { ...pick(is), ...(rules ? { rules: added } : {}) },
  };
}

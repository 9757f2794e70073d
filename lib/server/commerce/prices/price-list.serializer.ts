import { isDeepStrictEqual } from 'node:util';
import { ObjectId } from 'mongodb';
import type { PriceListDocument, PriceRuleDocument } from '@/lib/server/platform/db/documents/prices';
import { OBJECT_ID_PATTERN } from '@/lib/shared/calls/fields.schema';
import { optionalField } from '@/lib/shared/calls/optional-field';
import { AppError } from '@/lib/shared/messages/errors';
import { formatCents, toCents, toDollars } from '@/lib/shared/numbers/money';
import type { NewPriceList, PriceListResponse } from '@/lib/shared/prices/price-list.schema';
import type { PriceRule, PriceTier } from './price-line';

export type PriceListFields = Omit<PriceListDocument, '_id' | 'revision' | 'createdAt' | 'updatedAt'>;

export function fieldsOfInput(input: NewPriceList): PriceListFields {
  const { name, priority, for: audience, validFrom, validTo, rounding, rules } = input;
  return {
    name,
    priority,
    ...('groupId' in audience ? { groupId: groupIdOf(audience.groupId) } : {}),
    ...optionalField('validFrom', validFrom === undefined ? undefined : new Date(validFrom)),
    ...optionalField('validTo', validTo === undefined ? undefined : new Date(validTo)),
    ...optionalField('roundingCents', rounding === undefined ? undefined : toCents(rounding)),
    rules: rulesOfInput(rules) as PriceRuleDocument[],
  };
}

/** Throws `validation-failed` for what is no id, as for one of no group. */
function groupIdOf(id: string): ObjectId {
  if (OBJECT_ID_PATTERN.test(id)) return new ObjectId(id);
  throw new AppError('validation-failed', { issues: { for: ['price-group-unknown'] } });
}

export function priceListResponse(list: PriceListDocument): PriceListResponse {
  const { roundingCents: cents } = list;
  return {
    _id: list._id.toHexString(),
    name: list.name,
    revision: list.revision,
    priority: list.priority,
    for: list.groupId ? { groupId: list.groupId.toHexString() } : { everyone: true },
    ...optionalField('validFrom', list.validFrom?.toISOString()),
    ...optionalField('validTo', list.validTo?.toISOString()),
    ...(cents === undefined ? {} : { rounding: toDollars(cents) as NonNullable<NewPriceList['rounding']> }),
    rules: rulesResponse(list.rules),
    createdAt: list.createdAt.toISOString(),
    updatedAt: list.updatedAt.toISOString(),
  };
}

type SentRule = NewPriceList['rules'][number];
type SentTier = SentRule['tiers'][number];

function tierOf({ from, price, percent = 0 }: SentTier): PriceTier {
  return price === undefined ? { from, percent } : { from, priceCents: toCents(price) };
}

/** Cents, the lowest tier first. */
export function rulesOfInput(rules: readonly SentRule[]): PriceRule[] {
  return rules.map(({ sku, category = '', tiers }) => ({
    ...(sku === undefined ? { category } : { sku }),
    tiers: tiers.map(tierOf).sort((a, b) => a.from - b.from),
  }));
}

export function rulesResponse(rules: readonly PriceRule[]): SentRule[] {
  return rules.map(({ tiers, ...target }) => ({
    ...target,
    tiers: tiers.map((tier) =>
      'percent' in tier ? tier : { from: tier.from, price: toDollars(tier.priceCents) },
    ),
  }));
}

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

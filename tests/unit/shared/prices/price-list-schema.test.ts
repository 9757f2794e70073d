import { expect, it } from 'vitest';
import { rulesOfInput, rulesResponse } from '@/lib/server/commerce/prices/price-list.serializer';
import { issueCodeOf } from '@/lib/shared/messages/messages';
import {
  changedPriceListSchema,
  newPriceListSchema,
  priceListSchema,
} from '@/lib/shared/prices/price-list.schema';
import {
  priceGroupInputSchema,
  priceGroupSchema,
  toolPriceQuerySchema,
  toolPriceSchema,
  userPriceGroupSchema,
} from '@/lib/shared/prices/tool-price.schema';

const list = {
  name: 'Dealers 2026',
  priority: 0,
  for: { groupId: '0123456789abcdef01234567' },
  rules: [
    {
      sku: 'FL-BV-125',
      tiers: [
        { from: 10, percent: 12.5 },
        { from: 1, price: 11 },
      ],
    },
    { category: 'clamps-vises', tiers: [{ from: 1, percent: 5 }] },
  ],
};

/** Path and code of each problem. */
function problems(value: unknown): string[] {
  const issues = newPriceListSchema.safeParse(value).error?.issues ?? [];
  return issues.map(({ path, message }) => `${path.join('.')}: ${issueCodeOf(message)}`);
}

const withTiers = (...tiers: object[]) => ({ ...list, rules: [{ sku: 'A', tiers }] });

it('a price list is accepted with and without dates, rounding and rules', () => {
  expect(problems(list)).toEqual([]);
  expect(problems({ ...list, for: { everyone: true }, rules: [] })).toEqual([]);
  const dates = { validFrom: '2026-01-01T00:00:00Z', validTo: '2026-12-31T23:00:00+01:00' };
  expect(problems({ ...list, ...dates, rounding: 0.05 })).toEqual([]);
});

it.each([
  ['no name', { ...list, name: ' ' }, 'name: name-required'],
  ['nobody’s', { ...list, for: {} }, 'for: invalid'],
  ['both a group’s and everyone’s', { ...list, for: { ...list.for, everyone: true } }, 'for: invalid'],
  ['another rounding', { ...list, rounding: 0.03 }, 'rounding: invalid'],
  ['no dates', { ...list, validFrom: 'tomorrow' }, 'validFrom: invalid'],
  [
    'an end at its beginning',
    { ...list, validFrom: '2026-01-01T00:00:00Z', validTo: '2026-01-01T01:00:00+01:00' },
    'validTo: validity-invalid',
  ],
  [
    'two rules for an SKU',
    { ...list, rules: [list.rules[0], { ...list.rules[0], sku: 'fl bv/125' }] },
    'rules.1: price-rule-twice',
  ],
  ['two rules for a tool', { ...list, rules: [list.rules[0], list.rules[0]] }, 'rules.1: price-rule-twice'],
  [
    'a rule for nothing',
    { ...list, rules: [{ tiers: [{ from: 1, percent: 1 }] }] },
    'rules.0: price-rule-target',
  ],
  [
    'a rule for tool and category',
    { ...list, rules: [{ ...list.rules[0], category: 'saws' }] },
    'rules.0: price-rule-target',
  ],
  ['no tiers', withTiers(), 'rules.0.tiers: invalid'],
  ['a tier without an amount', withTiers({ from: 1 }), 'rules.0.tiers.0: price-tier-amount'],
  [
    'a tier with two amounts',
    withTiers({ from: 1, price: 1, percent: 1 }),
    'rules.0.tiers.0: price-tier-amount',
  ],
  ['a tier from nothing', withTiers({ from: 0, price: 1 }), 'rules.0.tiers.0.from: price-tier-from'],
  ['a tier from 1.5', withTiers({ from: 1.5, price: 1 }), 'rules.0.tiers.0.from: price-tier-from'],
  [
    'a tier twice',
    withTiers({ from: 5, price: 2 }, { from: 5, percent: 1 }),
    'rules.0.tiers.1.from: price-tier-twice',
  ],
  ['more than all off', withTiers({ from: 1, percent: 101 }), 'rules.0.tiers.0.percent: percent-invalid'],
  [
    'a third of a percent',
    withTiers({ from: 1, percent: 0.333 }),
    'rules.0.tiers.0.percent: percent-invalid',
  ],
  ['a price of nothing', withTiers({ from: 1, price: 0 }), 'rules.0.tiers.0.price: price-invalid'],
])('a price list with %s is refused', (_, value, problem) => {
  expect(problems(value)).toEqual([problem]);
});

it('a price list is changed as a whole, from a revision', () => {
  expect(changedPriceListSchema.safeParse(list).success).toBe(false);
  expect(changedPriceListSchema.safeParse({ ...list, revision: 3 }).success).toBe(true);
  const times = { createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z' };
  expect(priceListSchema.safeParse({ _id: 'x', ...list, revision: 3, ...times }).success).toBe(true);
});

it('a price list is read in cents, its ladders from below, and returned in dollars', () => {
  const rules = rulesOfInput(newPriceListSchema.parse(list).rules);
  expect(rules).toEqual([
    {
      sku: 'FL-BV-125',
      tiers: [
        { from: 1, priceCents: 1100 },
        { from: 10, percent: 12.5 },
      ],
    },
    { category: 'clamps-vises', tiers: [{ from: 1, percent: 5 }] },
  ]);
  expect(rulesOfInput(rulesResponse(rules))).toEqual(rules);
  expect(problems({ ...list, rules: rulesResponse(rules) })).toEqual([]);
});

it('a price group has a name, and customers belong to one or none', () => {
  expect(priceGroupInputSchema.parse({ name: ' Dealers ' })).toEqual({ name: 'Dealers' });
  expect(priceGroupInputSchema.safeParse({ name: '' }).success).toBe(false);
  const group = { _id: '1', name: 'Dealers', customers: 3 };
  expect(priceGroupSchema.parse(group)).toEqual(group);
  expect(userPriceGroupSchema.safeParse({ groupId: null }).success).toBe(true);
  expect(userPriceGroupSchema.safeParse({}).success).toBe(false);
});

it('asking for a price takes a whole quantity up to a million, or none', () => {
  expect(toolPriceQuerySchema.parse({})).toEqual({});
  expect(toolPriceQuerySchema.parse({ quantity: '37' })).toEqual({ quantity: 37 });
  for (const quantity of ['0', '1.5', '1000001', 'x'])
    expect(toolPriceQuerySchema.safeParse({ quantity }).success).toBe(false);
});

it('asking for a price returns price, receipt and tiers', () => {
  const receipt = {
    quantity: 2,
    base: 12.5,
    capped: false,
    unitPrice: 12.5,
    code: 'public-price',
    sentence: 'Public price',
  };
  const price = { unitPrice: 12.5, lineTotal: 25, receipt, tiers: [{ from: 1, unitPrice: 12.5 }] };
  expect(toolPriceSchema.parse(price)).toEqual(price);
});

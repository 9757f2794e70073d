import fc from 'fast-check';
import type { PriceList, PriceQuery, PriceRule, PriceTier } from '@/lib/server/commerce/prices/price-line';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const SKUS = ['FL-A', 'FL-B', 'FL-C'];
const CATEGORIES = ['saws', 'files'];
const GROUPS = ['dealers', 'schools'];

/** Moments close together, so that validity begins and ends at the very moment asked about. */
const moment = fc.integer({ min: -3, max: 3 }).map((ms) => new Date(NOW + ms));
const percent = fc.nat(10_000).map((hundredths) => hundredths / 100);
const from = fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 60 }));

const tier: fc.Arbitrary<PriceTier> = fc.oneof(
  fc.record({ from, priceCents: fc.integer({ min: 1, max: 3_000 }) }),
  fc.record({ from, percent }),
);
const tiers = fc.uniqueArray(tier, { minLength: 1, maxLength: 4, selector: (one) => one.from });

const rule: fc.Arbitrary<PriceRule> = fc.oneof(
  fc.record({ sku: fc.constantFrom(...SKUS), tiers }),
  fc.record({ category: fc.constantFrom(...CATEGORIES), tiers }),
);
const rules = fc.uniqueArray(rule, {
  maxLength: 4,
  selector: (one) => ('sku' in one ? `sku ${one.sku}` : `category ${one.category}`),
});

const list: fc.Arbitrary<Omit<PriceList, 'id' | 'name'>> = fc.record(
  {
    priority: fc.integer({ min: 0, max: 2 }),
    for: fc.oneof(
      fc.constant({ everyone: true } as const),
      fc.record({ groupId: fc.constantFrom(...GROUPS) }),
    ),
    createdAt: moment,
    rules,
    validFrom: moment,
    validTo: moment,
    roundingCents: fc.constantFrom(1, 5, 10, 50, 100),
  },
  { requiredKeys: ['priority', 'for', 'createdAt', 'rules'] },
);

export const randomLists: fc.Arbitrary<PriceList[]> = fc
  .array(list, { maxLength: 6 })
  .map((lists) => lists.map((one, index) => ({ ...one, id: `${index}`, name: `List ${index}` })));

export const randomQuery: fc.Arbitrary<PriceQuery> = fc.record({
  tool: fc.record({
    sku: fc.constantFrom(...SKUS),
    category: fc.constantFrom(...CATEGORIES),
    priceCents: fc.oneof(fc.integer({ min: 1, max: 3_000 }), fc.integer({ min: 1, max: 99_999_999 })),
  }),
  quantity: fc.oneof(fc.integer({ min: 1, max: 80 }), fc.integer({ min: 1, max: 10_000_000 })),
  group: fc.constantFrom(null, ...GROUPS),
  lists: randomLists,
  at: moment,
});

import 'server-only';
import { toCents, toDollars } from '@/lib/shared/numbers/money';
import type { NewPriceList } from '@/lib/shared/prices/price-list.schema';
import type { PriceRule, PriceTier } from './price-rules';

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

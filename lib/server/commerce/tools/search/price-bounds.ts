import 'server-only';
import type { Facets } from '@forgeline/catalogue-index/queries';
import { toDollars } from '@/lib/shared/numbers/money';
import { CURRENCY } from '@/lib/shared/site/currency';

/** Returns a bound that someone typed, in cents: between two cents it lies at the nearer one. */
export function boundCents(dollars: number | undefined): number | undefined {
  return dollars === undefined ? undefined : Math.round(dollars * CURRENCY.scale);
}

/** Returns the bands of prices as addresses and pages have them. */
export function bandsInDollars(bands: Facets['prices']): Facets['prices'] {
  return bands.map(({ min, max, count }) => ({
    ...(min !== undefined && { min: toDollars(min) }),
    ...(max !== undefined && { max: toDollars(max) }),
    count,
  }));
}

import { shop } from '../../../shop.config';

const format = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: shop.currency,
  currencyDisplay: 'narrowSymbol',
});

/** The currency of every price. `provider` is the payment provider's spelling. */
export const CURRENCY = {
  code: shop.currency,
  provider: shop.currency.toLowerCase(),
  symbol: format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? shop.currency,
  minorUnits: format.resolvedOptions().maximumFractionDigits ?? 2,
} as const;

import { shop } from '../../../shop.config';

const format = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: shop.currency,
  currencyDisplay: 'narrowSymbol',
});

const minorUnits = format.resolvedOptions().maximumFractionDigits ?? 2;

/**
 * The currency of every price. Names with "cents" hold whole numbers of its smallest unit (yen, cents, fils), names with "dollars"
 * amounts as people write them.
 */
export const CURRENCY = {
  code: shop.currency,
  /** The payment provider's spelling. */
  provider: shop.currency.toLowerCase(),
  symbol: format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? shop.currency,
  /** Decimals of an amount. */
  minorUnits,
  /** How many "cents" an amount of 1 is. */
  scale: 10 ** minorUnits,
  /**
   * Amounts are whole multiples of so many "cents": the provider takes the third decimal as 0 alone
   * (https://docs.stripe.com/currencies#three-decimal).
   */
  stepCents: minorUnits === 3 ? 10 : 1,
} as const;

import { shop } from '#shop';

const format = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: shop.currency,
  currencyDisplay: 'narrowSymbol',
});

/** Currencies without decimals for the provider, which differ from Intl's (https://docs.stripe.com/currencies). */
const WITHOUT_DECIMALS = 'BIF CLP DJF GNF ISK JPY KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF'.split(' ');
const THREE_DECIMALS = 'BHD JOD KWD OMR TND'.split(' ');
/** Their amounts end with two zeros at the provider. */
const IN_HUNDREDTHS = 'ISK UGX'.split(' ');

function minorUnitsOf(currency: string): 0 | 2 | 3 {
  if (WITHOUT_DECIMALS.includes(currency)) return 0;
  return THREE_DECIMALS.includes(currency) ? 3 : 2;
}

const minorUnits = minorUnitsOf(shop.currency);
const isInHundredths = IN_HUNDREDTHS.includes(shop.currency);

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
  scale: isInHundredths ? 100 : 10 ** minorUnits,
  /**
   * Amounts are whole multiples of so many "cents": the provider takes the third decimal as 0 alone
   * (https://docs.stripe.com/currencies#three-decimal).
   */
  stepCents: isInHundredths ? 100 : minorUnits === 3 ? 10 : 1,
} as const;

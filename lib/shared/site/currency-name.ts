import { shop } from '#shop';

/** Returns the currency as a word in a sentence: `euros`, `US dollars`. */
export function currencyName(language: string): string {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: shop.currency,
    currencyDisplay: 'name',
  });
  return format.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? shop.currency;
}

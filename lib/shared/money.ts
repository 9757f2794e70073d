import { CURRENCY } from './brand';

/** The smallest card charge the payment provider takes, in cents (https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts). */
export const MINIMUM_CHARGE_CENTS = 50;

/** The largest amount the provider takes in one charge: eight digits of cents. */
export const MAXIMUM_CHARGE_CENTS = 99_999_999;

/** Whether a number of dollars has at most two decimals, so that it is a whole number of cents. */
export function isWholeCents(dollars: number): boolean {
  return Number.isFinite(dollars) && Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-6;
}

/** Dollars (at most two decimals) to integer cents. Throws RangeError for anything that is no whole number of cents. */
export function toCents(dollars: number): number {
  if (!isWholeCents(dollars)) throw new RangeError(`not a whole number of cents: ${dollars}`);
  return Math.round(dollars * 100);
}

/** Integer cents to dollars, as calls and pages give them. */
export function toDollars(cents: number): number {
  return cents / 100;
}

/** What `quantity` units at `unitPriceCents` cost, in cents (spec §9: quantity times unit price). */
export function orderValueCents(unitPriceCents: number, quantity: number): number {
  return unitPriceCents * quantity;
}

const formats = new Map<string, Intl.NumberFormat>();

/** Cents as people read them: `$1,250.00`. */
export function formatCents(cents: number, locale: string = CURRENCY.locale): string {
  let format = formats.get(locale);
  if (!format) {
    format = new Intl.NumberFormat(locale, { style: 'currency', currency: CURRENCY.code });
    formats.set(locale, format);
  }
  return format.format(cents / 100);
}

/** Dollars as people read them: `$12.50`. */
export function formatDollars(dollars: number, locale?: string): string {
  return formatCents(toCents(dollars), locale);
}

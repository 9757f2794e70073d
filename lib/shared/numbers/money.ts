import { CURRENCY } from '../site/currency';
import { LANGUAGE_FACTS } from '../site/language-facts';
import { LANGUAGES, type Language } from '../site/languages';
import { formatNumber } from './numbers';

/** Whether a number of dollars has no more decimals than the currency, so that it is a whole number of cents. */
export function isWholeCents(dollars: number): boolean {
  const steps = dollars * (CURRENCY.scale / CURRENCY.stepCents);
  return Number.isFinite(dollars) && Math.abs(steps - Math.round(steps)) < 1e-6;
}

/** At least one cent: 0.000000001 is none. */
export function isPositiveCents(dollars: number): boolean {
  return isWholeCents(dollars) && Math.round(dollars * CURRENCY.scale) >= 1;
}

/** Converts dollars to integer cents. Throws RangeError for anything that is not a whole number of cents. */
export function toCents(dollars: number): number {
  if (!isWholeCents(dollars)) throw new RangeError(`not a whole number of cents: ${dollars}`);
  return Math.round(dollars * CURRENCY.scale);
}

export function toDollars(cents: number): number {
  return cents / CURRENCY.scale;
}

/** Writes dollars with every decimal and nothing else, for files: `1250.00`. */
export function plainAmount(dollars: number): string {
  return dollars.toFixed(CURRENCY.minorUnits);
}

/** What a field of an amount begins with, as people of the language write it: `1,250.00`, in German `1.250,00`. */
export function fieldAmount(dollars: number, language: Language): string {
  return formatNumber(dollars, language, { decimals: CURRENCY.minorUnits });
}

const formats = new Map<string, Intl.NumberFormat>();

function moneyFormat(language: Language, decimals: number): Intl.NumberFormat {
  const key = `${language} ${decimals}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(LANGUAGE_FACTS[language].locale, {
      style: 'currency',
      currency: CURRENCY.code,
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
    formats.set(key, format);
  }
  return format;
}

/** `$1,250.00`, in German `1.250,00 $`. */
export function formatCents(cents: number, language: Language = LANGUAGES.default): string {
  return moneyFormat(language, CURRENCY.minorUnits).format(toDollars(cents));
}

/** Without cents where there are none: `$10`, in German `10 $`. */
export function formatRoundDollars(dollars: number, language: Language = LANGUAGES.default): string {
  return moneyFormat(language, Number.isInteger(dollars) ? 0 : CURRENCY.minorUnits).format(dollars);
}

/** `$12.50`, in German `12,50 $`. */
export function formatDollars(dollars: number, language: Language = LANGUAGES.default): string {
  return formatCents(toCents(dollars), language);
}

/**
 * The smallest card charges that are not half of the currency, by the provider's table
 * (https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts): neither its API nor its package has them. Of currencies
 * that the table leaves out, and where an account is paid out in another one, the provider alone knows.
 */
const MINIMUM_CHARGES: Readonly<Record<string, number>> = {
  ...{ AED: 2, BGN: 1, COP: 2_000, CZK: 15, DKK: 2.5, GBP: 0.3, HKD: 4, HUF: 175, JPY: 50, MXN: 10 },
  ...{ MYR: 2, NOK: 3, PLN: 2, RON: 2, SEK: 3, THB: 10 },
};

/** The smallest card charge: half a dollar, or 50 yen. */
export const MINIMUM_CHARGE_CENTS = Math.round(
  (MINIMUM_CHARGES[CURRENCY.code] ?? (50 * CURRENCY.stepCents) / CURRENCY.scale) * CURRENCY.scale,
);

/** The provider's maximum: eight digits. */
export const MAXIMUM_CHARGE_CENTS = 99_999_999;

/** Whether a card can pay what is open: there are smaller sums than the provider takes. */
export const isChargeable = (dollars = 0) => Math.round(dollars * CURRENCY.scale) >= MINIMUM_CHARGE_CENTS;

/** Percentages have at most two decimals, so that they are whole hundredths. */
const HUNDREDTHS = 100;
const WHOLE = 100n * BigInt(HUNDREDTHS);

/** Either a fixed price or a discount, which may be rounded. */
export type PriceChange = {
  fixedCents?: number | undefined;
  /** Off the public price, 0 to 100, at most two decimals. */
  percent?: number | undefined;
  /** A discounted price is rounded half up to a multiple of this. */
  roundingCents?: number | undefined;
};

export function hasTwoDecimals(value: number): boolean {
  return Number(value.toFixed(2)) === value;
}

/** 0 to 100, at most two decimals. */
export function isPercent(percent: number): boolean {
  return percent >= 0 && percent <= 100 && hasTwoDecimals(percent);
}

/**
 * Takes a percentage off, half up to the smallest amount of the currency, in whole numbers only. What costs something is not rounded to nothing: only
 * 100 % off is. Throws RangeError for a number that is not a percentage.
 */
function discounted(cents: number, percent: number): number {
  if (!isPercent(percent)) throw new RangeError(`not a percentage: ${percent}`);
  const left = BigInt(cents) * (WHOLE - BigInt(Math.round(percent * HUNDREDTHS)));
  return left === 0n ? 0 : rounded(Math.max(1, Number((left + WHOLE / 2n) / WHOLE)), CURRENCY.stepCents);
}

/** Half up to a multiple of `step`, at least one of them. */
function rounded(cents: number, step: number): number {
  if (cents === 0) return 0;
  const twice = 2 * cents + step;
  return Math.max(step, ((twice - (twice % (2 * step))) / (2 * step)) * step);
}

/** The price of a unit before the comparison with the public price. */
export function changedPriceCents(baseCents: number, change: PriceChange): number {
  const { fixedCents, percent, roundingCents } = change;
  if (fixedCents !== undefined) return fixedCents;
  if (percent === undefined) return baseCents;
  const cents = discounted(baseCents, percent);
  return roundingCents === undefined ? cents : rounded(cents, roundingCents);
}

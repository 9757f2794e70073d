import { CURRENCY } from '../site/currency';
import { LANGUAGE_FACTS } from '../site/language-facts';
import { LANGUAGES, type Language } from '../site/languages';
import { formatNumber } from './numbers';

/** Returns whether a number of dollars has no more decimals than the currency, so that it is a whole number of cents. */
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

/** Returns the first value of a field of an amount, as people of the language write it: `1,250.00`, in German `1.250,00`. */
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

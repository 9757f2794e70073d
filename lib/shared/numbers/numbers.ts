import { LANGUAGE_FACTS } from '../site/language-facts';
import { LANGUAGES, type Language } from '../site/languages';

const formats = new Map<string, Intl.NumberFormat>();

/** `1,250` and `4.6`, in German `1.250` and `4,6`. With `decimalsMax` those alone that are not zero. */
export function formatNumber(
  value: number,
  language: Language = LANGUAGES.default,
  options: { decimals?: number; decimalsMax?: number } = {},
): string {
  const { decimals = 0, decimalsMax = decimals } = options;
  const key = `${language} ${decimals} ${decimalsMax}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(LANGUAGE_FACTS[language].locale, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimalsMax,
    });
    formats.set(key, format);
  }
  return format.format(value);
}

/** `+1,250`, `−10` (a minus, not a hyphen), `0` without a sign. */
export function formatChange(change: number, language: Language = LANGUAGES.default): string {
  const size = formatNumber(Math.abs(change), language);
  if (change === 0) return size;
  return change > 0 ? `+${size}` : `\u2212${size}`;
}

/** In whole per cent: `+10%`, `−50%`; undefined without a figure to compare with. */
export function formatPercentChange(
  now: number,
  before: number,
  language: Language = LANGUAGES.default,
): string | undefined {
  if (before === 0) return undefined;
  const percent = new Intl.NumberFormat(LANGUAGE_FACTS[language].locale, {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  });
  // A minus, not a hyphen.
  return percent.format((now - before) / before).replace('-', '\u2212');
}

/** `19%` and `8.125%`, in German `19 %`. */
export function formatPercent(percent: number, language: Language = LANGUAGES.default): string {
  const format = new Intl.NumberFormat(LANGUAGE_FACTS[language].locale, {
    style: 'percent',
    maximumFractionDigits: 3,
  });
  return format.format(percent / 100);
}

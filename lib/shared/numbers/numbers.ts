import { LANGUAGE_FACTS } from '../site/language-facts';
import { LANGUAGES, type Language } from '../site/languages';

const formats = new Map<string, Intl.NumberFormat>();

/** Formats a number with that many decimals: `1,250` and `4.6`, in German `1.250` and `4,6`. */
export function formatNumber(
  value: number,
  language: Language = LANGUAGES.default,
  options: { decimals?: number } = {},
): string {
  const { decimals = 0 } = options;
  const key = `${language} ${decimals}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(LANGUAGE_FACTS[language].locale, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
    formats.set(key, format);
  }
  return format.format(value);
}

/** Formats a change with its sign: `+1,250`, `−10` (a minus, not a hyphen), and `0` without one. */
export function formatChange(change: number, language: Language = LANGUAGES.default): string {
  const size = formatNumber(Math.abs(change), language);
  if (change === 0) return size;
  return change > 0 ? `+${size}` : `\u2212${size}`;
}

/** Formats by how much a figure changed, in whole per cent: `+10%`, `−50%`; nothing without a figure to compare it with. */
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

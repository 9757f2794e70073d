import { LANGUAGE_FACTS, LANGUAGES, type Language } from './languages';

const formats = new Map<string, Intl.NumberFormat>();

/** A number as people read it, with as many decimals as are asked for: `1,250` and `4.6`, in German `1.250` and `4,6`. */
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

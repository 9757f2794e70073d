import { LANGUAGE_FACTS } from '../site/language-facts';
import type { Language } from '../site/languages';
import { fillText } from '../text/fill-text';

/** `2026-11` as `November 2026`, `2026-Q4` by the text for quarters, `2026` as it is. */
export function periodLabel(period: string, quarter: string, language: Language): string {
  const [year = '', part = ''] = period.split('-');
  if (part.startsWith('Q')) return fillText(quarter, { number: part.slice(1), year });
  if (part === '') return year;
  const format = new Intl.DateTimeFormat(LANGUAGE_FACTS[language].locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${year}-${part}-01T00:00:00Z`));
}

import { formatDollars } from '../numbers/money';
import { LANGUAGE_FACTS } from '../site/language-facts';
import type { Language } from '../site/languages';
import { fillText } from '../text/fill-text';
import type { ShownNeed } from './approval.schema';

/** English; calls have them, pages show those of their language (texts/<language>/company.ts). */
export const NEED_SENTENCES = {
  every: '{name}: every order needs approval',
  over: '{name}: orders over {amount} need approval',
  budget: 'Budget {name} of {period}: {amount} left',
};

export function needSentence(
  { code, name, over = 0, left = 0, period = '' }: Omit<ShownNeed, 'sentence' | 'approvers'>,
  texts: typeof NEED_SENTENCES,
  language: Language,
): string {
  if (code === 'over-budget')
    return fillText(texts.budget, { name, period, amount: formatDollars(left, language) });
  return over === 0
    ? fillText(texts.every, { name })
    : fillText(texts.over, { name, amount: formatDollars(over, language) });
}

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

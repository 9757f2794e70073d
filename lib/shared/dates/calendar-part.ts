import { LANGUAGE_FACTS } from '../site/language-facts';
import type { Language } from '../site/languages';

type PartLength = 'short' | 'full';

const OPTIONS: Record<'day' | 'month', Record<PartLength, Intl.DateTimeFormatOptions>> = {
  day: {
    short: { day: 'numeric', month: 'short' },
    full: { day: 'numeric', month: 'short', year: 'numeric' },
  },
  month: { short: { month: 'short', year: '2-digit' }, full: { month: 'long', year: 'numeric' } },
};

/** A day (`2026-11-21`) or month (`2026-11`) of the store's calendar, in any time zone of the reader. */
export function partText(key: string, language: Language, length: PartLength): string {
  const unit = key.length === 7 ? 'month' : 'day';
  const at = new Date(`${unit === 'month' ? `${key}-01` : key}T12:00:00Z`);
  const { locale } = LANGUAGE_FACTS[language];
  return new Intl.DateTimeFormat(locale, { ...OPTIONS[unit][length], timeZone: 'UTC' }).format(at);
}

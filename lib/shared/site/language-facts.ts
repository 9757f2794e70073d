import { shop } from '../../../shop.config';
import { type Language, TRANSLATIONS } from './translations';

type LanguageFacts = {
  name: string;
  /** BCP 47. */
  locale: string;
  /** In the notation of Open Graph. */
  openGraph: string;
  /** As spreadsheets expect it: not the decimal mark. */
  csvDelimiter: ',' | ';';
  /** What stands between thousands in its numbers. */
  thousandsMark: string;
  decimalMark: string;
};

const NAMES: Record<Language, string> = { en: 'English', de: 'Deutsch' };

function factsOf(language: Language): LanguageFacts {
  const locale = shop.languages[language] ?? language;
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.5);
  const markOf = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)?.value ?? '';
  return {
    name: NAMES[language],
    locale,
    openGraph: locale.replace('-', '_'),
    csvDelimiter: markOf('decimal') === ',' ? ';' : ',',
    thousandsMark: markOf('group'),
    decimalMark: markOf('decimal'),
  };
}

/** What is known of each language. Not in languages.ts, which every page's scripts contain. */
export const LANGUAGE_FACTS = Object.fromEntries(
  TRANSLATIONS.map((language) => [language, factsOf(language)]),
) as Record<Language, LanguageFacts>;

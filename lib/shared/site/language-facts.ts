import type { Language } from './languages';

type LanguageFacts = {
  /** Its name in the language itself. */
  name: string;
  /** How numbers, dates and money are written (BCP 47). */
  locale: string;
  /** The same in the notation of Open Graph. */
  openGraph: string;
  /** What spreadsheets expect between the cells of a CSV file: no comma where numbers have one. */
  csvDelimiter: ',' | ';';
  /** What stands between thousands in its numbers. */
  thousandsMark: '.' | ',';
};

/** What is known of each language. Not in languages.ts, which every page's scripts contain. */
export const LANGUAGE_FACTS = {
  en: { name: 'English', locale: 'en-US', openGraph: 'en_US', csvDelimiter: ',', thousandsMark: ',' },
  de: { name: 'Deutsch', locale: 'de-DE', openGraph: 'de_DE', csvDelimiter: ';', thousandsMark: '.' },
} as const satisfies Record<Language, LanguageFacts>;

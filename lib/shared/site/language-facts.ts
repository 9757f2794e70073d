import type { Language } from './languages';

type LanguageFacts = {
  name: string;
  /** BCP 47. */
  locale: string;
  /** In the notation of Open Graph. */
  openGraph: string;
  /** As spreadsheets expect it: not the decimal mark. */
  csvDelimiter: ',' | ';';
  thousandsMark: '.' | ',';
};

/** Not in languages.ts, which every page's scripts contain. */
export const LANGUAGE_FACTS = {
  en: { name: 'English', locale: 'en-US', openGraph: 'en_US', csvDelimiter: ',', thousandsMark: ',' },
  de: { name: 'Deutsch', locale: 'de-DE', openGraph: 'de_DE', csvDelimiter: ';', thousandsMark: '.' },
} as const satisfies Record<Language, LanguageFacts>;

/** Languages the pages are written in. The default one has no prefix in public addresses. */
export const LANGUAGES = { default: 'en', all: ['en', 'de'] } as const;
export type Language = (typeof LANGUAGES.all)[number];

type LanguageFacts = {
  /** What its speakers call it. */
  name: string;
  /** How numbers, dates and money are written (BCP 47). */
  locale: string;
  /** The same as Open Graph spells it. */
  openGraph: string;
};

export const LANGUAGE_FACTS: Record<Language, LanguageFacts> = {
  en: { name: 'English', locale: 'en-US', openGraph: 'en_US' },
  de: { name: 'Deutsch', locale: 'de-DE', openGraph: 'de_DE' },
};

/** Remembers the language a visitor chose, for a year; read for the home page alone (middleware.ts). */
export const LANGUAGE_COOKIE = { name: 'language', seconds: 365 * 24 * 3600 } as const;

/**
 * Names the language of the page a call is made from, so that what comes of it (an order, its mails) speaks it too. And
 * tells the page of addresses nobody has, which has no path to read it from, which language was asked for.
 */
export const PAGE_LANGUAGE_HEADER = 'x-page-language';

/** Whether pages are written in this language. */
export function isLanguage(lang: string | undefined): lang is Language {
  return lang !== undefined && (LANGUAGES.all as readonly string[]).includes(lang);
}

/** The language a text names, or the default one for anything else. */
export function languageOf(lang: string | undefined): Language {
  return isLanguage(lang) ? lang : LANGUAGES.default;
}

/**
 * The `lang` of what the shop's own people type (names and descriptions of tools, reviews) on a page in another language,
 * for those who have it read out (WCAG 2.2, 3.1.2); none on a page in theirs.
 */
export function contentLang(language: Language): Language | undefined {
  return language === LANGUAGES.default ? undefined : LANGUAGES.default;
}

import { shop } from '#shop';
import type { Language } from './translations';

export type { Language } from './translations';

const [first = 'en', ...others] = Object.keys(shop.languages) as Language[];

/** The languages of the pages; their texts are in texts/<language>. The default one has no prefix in public addresses. */
export const LANGUAGES: { default: Language; all: readonly [Language, ...Language[]] } = {
  default: first,
  all: [first, ...others],
};

/**
 * The language in which the fields of a tool are written: `catalogueLanguage` of the shop, else English where the shop has
 * it, else the default one. Texts in the others are beside them (`ToolText`).
 */
export const CATALOGUE_LANGUAGE: Language =
  shop.catalogueLanguage ?? (LANGUAGES.all.includes('en') ? 'en' : LANGUAGES.default);

/** Those that the catalogue is translated to. */
export const OTHER_LANGUAGES: readonly Language[] = LANGUAGES.all.filter(
  (language) => language !== CATALOGUE_LANGUAGE,
);

/** The language a visitor chose; read only for the home page (middleware.ts). */
export const LANGUAGE_COOKIE = { name: 'language', seconds: 365 * 24 * 3600 } as const;

/**
 * The language of the page that makes a call, so that an order and its mails are in that language. Also read by the
 * not-found page, which has no `[lang]` in its path.
 */
export const PAGE_LANGUAGE_HEADER = 'x-page-language';

export function isLanguage(lang: string | undefined): lang is Language {
  return lang !== undefined && (LANGUAGES.all as readonly string[]).includes(lang);
}

/** Anything else is the default language. */
export function languageOf(lang: string | undefined): Language {
  return isLanguage(lang) ? lang : LANGUAGES.default;
}

export function inEachLanguage<Value>(valueIn: (language: Language) => Value): Record<Language, Value> {
  const entries = LANGUAGES.all.map((language) => [language, valueIn(language)]);
  return Object.fromEntries(entries) as Record<Language, Value>;
}

/** The requested path without its language, for the not-found page. Set by middleware.ts. */
export const PAGE_PATH_HEADER = 'x-page-path';

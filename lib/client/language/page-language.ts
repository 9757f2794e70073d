import { type Language, languageOf, PAGE_LANGUAGE_HEADER } from '@/lib/shared/languages';

/** The language of the page, for what is no component: the document says it. */
export function pageLanguage(): Language {
  return languageOf(globalThis.document?.documentElement.lang);
}

/** Goes along with every call, so that what comes of it (an order, its mails) speaks the language of the page. */
export function pageLanguageHeader(): Record<string, string> {
  return { [PAGE_LANGUAGE_HEADER]: pageLanguage() };
}

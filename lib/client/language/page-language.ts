import { type Language, languageOf, PAGE_LANGUAGE_HEADER } from '@/lib/shared/site/languages';

export function pageLanguage(): Language {
  return languageOf(globalThis.document?.documentElement.lang);
}

/** Sent with every call, so that what results from it (an order, its mails) is in the language of the page. */
export function pageLanguageHeader(): Record<string, string> {
  return { [PAGE_LANGUAGE_HEADER]: pageLanguage() };
}

import type { Message, Translations } from '@/lib/shared/messages/messages';
import { fillText } from '@/lib/shared/texts/fill-text';

let translations: Translations = {};

/** Sets the language of `translate`. English pages have no translations: the sentences are English already. */
export function rememberTranslations(ofPage: Translations): void {
  translations = ofPage;
}

/**
 * Returns a message in the language of the page. `english` is its English sentence, returned on English pages and for a
 * code without a translation.
 */
export function translate({ code, params = {} }: Message, english: string): string {
  const template = Object.hasOwn(translations, code) ? translations[code] : undefined;
  return template === undefined ? english : fillText(template, params);
}

import type { Message, Translations } from '@/lib/shared/messages/messages';
import { fillText } from '@/lib/shared/text/fill-text';

let translations: Translations = {};

export function setTranslations(ofPage: Translations): void {
  translations = ofPage;
}

/** `english` is returned on English pages and for a code without a translation. */
export function translate({ code, params = {} }: Message, english: string): string {
  const template = Object.hasOwn(translations, code) ? translations[code] : undefined;
  return template === undefined ? english : fillText(template, params);
}

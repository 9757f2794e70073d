import { type Language, languageOf } from '../site/languages';
import { de } from './de/texts';
import { type Texts as EnglishTexts, en } from './en/texts';

/** Every text of the pages, by area. Each translation has this shape. */
export type Texts = EnglishTexts;

const BY_LANGUAGE: Record<Language, Texts> = { en, de };

/** Returns the texts of a language, or of the default one for an unknown language. For the server: pages pass components what they show. */
export function textsFor(lang: string): Texts {
  return BY_LANGUAGE[languageOf(lang)];
}

import { type Language, languageOf } from '../site/languages';
import { de } from './de/texts';
import { type Texts as EnglishTexts, en } from './en/texts';

export type Texts = EnglishTexts;

const BY_LANGUAGE: Record<Language, Texts> = { en, de };

/** The default language for an unknown one. For the server: pages pass components the texts they show. */
export function textsFor(lang: string): Texts {
  return BY_LANGUAGE[languageOf(lang)];
}

import { LANGUAGES, type Language, languageOf } from '../languages';
import { sentences } from './de/sentences';
import { de } from './de/texts';
import { type Texts as EnglishTexts, en } from './en/texts';

/** Every text of the pages, by area. A translation has this very shape. */
export type Texts = EnglishTexts;

const BY_LANGUAGE: Record<Language, Texts> = { en, de };

/** Sentences are written in English (messages.ts, errors.ts); each other language has a dictionary of them. */
const SENTENCES: Record<Language, Readonly<Record<string, string>>> = {
  [LANGUAGES.default]: {},
  de: sentences,
};

/** The texts of a language; of the default one for a language nobody wrote. For the server: pages hand components what they show. */
export function textsFor(lang: string): Texts {
  return BY_LANGUAGE[languageOf(lang)];
}

/** The sentences of messages.ts and errors.ts in a language, by the English one; empty for English. */
export function sentencesFor(language: Language): Readonly<Record<string, string>> {
  return SENTENCES[language];
}

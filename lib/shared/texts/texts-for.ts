import { de } from './de/texts';
import { type Texts as EnglishTexts, en } from './en/texts';
import { inLanguage } from './in-language';

export type Texts = EnglishTexts;

/** The default language for an unknown one. For the server: pages pass components the texts they show. */
export const textsFor = inLanguage<Texts>({ en, de });

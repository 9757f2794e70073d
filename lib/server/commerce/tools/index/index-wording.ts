import 'server-only';
import { CATALOGUE_LANGUAGE, type Language } from '@/lib/shared/site/languages';

/** What the texts of tools are indexed with in a language: names and values of specifications, and names of categories by slug. */
export type LanguageWording = {
  language: Language;
  words: ReadonlyMap<string, string>;
  categories: ReadonlyMap<string, string>;
};

/** The languages of the shop, the catalogue's own first. A thread can take it as it is. */
export type IndexWording = readonly LanguageWording[];

export const OWN_WORDING: IndexWording = [
  { language: CATALOGUE_LANGUAGE, words: new Map(), categories: new Map() },
];

import { textsOf } from '#shop-texts';
import { type Language, languageOf } from '../site/languages';

/** For code that needs few texts: `textsFor` loads all of them. The default language for an unknown one. */
export function inLanguage<Texts extends object>(
  texts: Readonly<Record<Language, Texts>>,
): (language: string) => Texts {
  return (language) => textsOf(languageOf(language), texts);
}

import { LANGUAGE_FACTS } from './language-facts';
import type { Language } from './languages';

/** A language as a page of another one names it: `German`, `Deutsch`. */
export function languageName(named: string, language: Language): string {
  const names = new Intl.DisplayNames(LANGUAGE_FACTS[language].locale, { type: 'language' });
  return names.of(named) ?? named;
}

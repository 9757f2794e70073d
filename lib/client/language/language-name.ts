import { LANGUAGE_FACTS } from '../../shared/site/language-facts';
import type { Language } from '../../shared/site/languages';

/** A language as a page of another one names it: `German`, `Deutsch`. */
export function languageName(named: Language, language: Language): string {
  const names = new Intl.DisplayNames(LANGUAGE_FACTS[language].locale, { type: 'language' });
  return names.of(named) ?? named;
}

import { LANGUAGE_FACTS } from '../site/language-facts';
import type { Language } from '../site/languages';

/** `Ann, Bob, and Cem`, or with `disjunction` `Ann, Bob, or Cem`. */
export function nameList(
  names: readonly string[],
  type: 'conjunction' | 'disjunction',
  language: Language,
): string {
  return new Intl.ListFormat(LANGUAGE_FACTS[language].locale, { type }).format(names);
}

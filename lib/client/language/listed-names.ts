import { LANGUAGE_FACTS } from '@/lib/shared/site/language-facts';
import type { Language } from '@/lib/shared/site/languages';

/** `Ann, Bo, and Cem`, or with `any` `Ann, Bo, or Cem`. */
export function listedNames(names: readonly string[], language: Language, of: 'all' | 'any'): string {
  const type = of === 'all' ? 'conjunction' : 'disjunction';
  return new Intl.ListFormat(LANGUAGE_FACTS[language].locale, { type }).format(names);
}

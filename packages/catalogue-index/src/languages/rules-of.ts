import { foldText } from '@forgeline/tool-text/fold-text';
import { GERMAN } from './de/rules';
import { ENGLISH } from './en/rules';
import type { LanguageRules } from './language-rules';

const RULES: Readonly<Record<string, LanguageRules>> = { en: ENGLISH, de: GERMAN };

/** The rules of a language without any: words as they are written. */
const PLAIN: LanguageRules = {
  ...ENGLISH,
  fold: foldText,
  stem: (word) => word,
  fillers: new Set(),
  prepositions: new Set(),
  vague: new Set(),
  tools: new Set(),
  containers: new Set(),
  conjunctions: new Set(),
  everyday: new Set(),
  sound: (word) => word,
};

export function rulesOf(language: string): LanguageRules {
  return RULES[language] ?? PLAIN;
}

import { foldText } from '@forgeline/tool-text/fold-text';
import { newStemmer } from 'snowball-stemmers';
import { GERMAN } from './de/rules';
import { ENGLISH } from './en/rules';
import { FRENCH } from './fr/rules';
import { type LanguageRules, memoizeWords } from './language-rules';

const RULES: Readonly<Record<string, LanguageRules>> = { en: ENGLISH, de: GERMAN, fr: FRENCH };

/** The rules of a language without any of its own: words as they are written. */
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

/** Languages of which only the forms of words are known. */
const STEMMED: Readonly<Record<string, { algorithm: string; kindComesFirst?: boolean }>> = {
  da: { algorithm: 'danish' },
  es: { algorithm: 'spanish', kindComesFirst: true },
  it: { algorithm: 'italian', kindComesFirst: true },
  nb: { algorithm: 'norwegian' },
  nl: { algorithm: 'dutch' },
  pt: { algorithm: 'portuguese', kindComesFirst: true },
  sv: { algorithm: 'swedish' },
};

function stemmed(language: string): LanguageRules {
  const { algorithm, kindComesFirst = false } = STEMMED[language] ?? {};
  if (algorithm === undefined) return PLAIN;
  const stemmer = newStemmer(algorithm);
  return { ...PLAIN, stem: memoizeWords((word) => stemmer.stem(word)), kindComesFirst };
}

const made = new Map<string, LanguageRules>();

export function rulesOf(language: string): LanguageRules {
  const rules = RULES[language] ?? made.get(language) ?? stemmed(language);
  made.set(language, rules);
  return rules;
}

import type { LanguageRules } from '#languages/language-rules';
import { isNumeric } from '#text/split-words';

const WORDS_MAX = 12;
const LETTERS_MAX = 32;
const WORD = /[\p{L}\p{N}\p{M}]+(?:[.,/]\p{N}+)*/gu;
const ATOM = /\p{L}+|\p{N}+(?:[.,/]\p{N}+)*/gu;
const POSSESSIVE = /(?<=\p{L})['’](?:s(?!\p{L})|(?!\p{L}))/gu;

export type TypedWord = {
  /** The word as it was typed. */
  written: string;
  /** Folded. */
  word: string;
  stem: string;
  isPossessive: boolean;
  isCapitalised: boolean;
  /** A code of letters and digits, such as `PZ2`. */
  isSymbol: boolean;
};

/** At most twelve words of 32 letters. `hole-saw` is two words, `PZ2` and `SDS5` one each. */
export function typedWordsOf(text: string, rules: LanguageRules): TypedWord[] {
  const words: TypedWord[] = [];
  const own = rules.elision ? text.replace(rules.elision, '') : text;
  for (const written of own.split(/\s+/)) {
    const isPossessive = written.search(POSSESSIVE) !== -1;
    for (const [part] of written.replace(POSSESSIVE, '').matchAll(WORD)) {
      const folded = rules.fold(part);
      const atoms = folded.match(ATOM) ?? [];
      const word = atoms.join('').replaceAll(',', '.').slice(0, LETTERS_MAX);
      if (word === '') continue;
      const isSymbol = isNumeric(word);
      const stem = isSymbol ? word : rules.stem(word);
      words.push({ written: part, word, stem, isPossessive, isCapitalised: /^\p{Lu}/u.test(part), isSymbol });
      if (words.length === WORDS_MAX) return words;
    }
  }
  return words;
}

import { spellOutSigns } from '@forgeline/tool-text/sign-forms';

const WORDS_MAX = 10;
/** People leave these out or insert them freely: "M-10", "M 10", "m10"; "40-200", "40–200". */
export const GAPS = '\u2010-\u2015\u2044\\s._/-';
const ALL_GAPS = new RegExp(`[${GAPS}]+`, 'g');

/** Letters with their marks, and digits alone, as plainLetters has them; at most ten words. Null: punctuation alone. */
export function typedWords(query: string): string[] | null {
  if (query.trim() === '') return [];
  const words = query
    .normalize('NFKC')
    .toLowerCase()
    .split(/\s+/)
    .map((word) => plainLetters((word.match(/[\p{L}\p{N}]\p{M}*/gu) ?? []).join('')))
    .filter((letters) => letters !== '');
  return words.length === 0 ? null : words.slice(0, WORDS_MAX);
}

/** Without gaps and case, signs spelt out: a typed word is in a text if its letters are in a row in this. */
export function plainLetters(text: string): string {
  const letters = spellOutSigns(text).replace(ALL_GAPS, '');
  // As long as it was, as in a pattern that ignores case: "ß" is not "SS", and "ı" not "I".
  const upper = letters.toUpperCase();
  const isPlain = upper.length === letters.length && !/[^\p{ASCII}]/u.test(letters);
  return isPlain ? upper : letters.replace(/[\s\S]/g, upperUnit);
}

function upperUnit(unit: string): string {
  const upper = unit.toUpperCase();
  return upper.length !== 1 || (unit > '\x7f' && upper <= '\x7f') ? unit : upper;
}

import 'server-only';
import { signPattern } from '@forgeline/tool-text/sign-forms';
import { NOTHING } from './word-patterns';

const TERMS_MAX = 10;
/** What people leave out or insert freely: "M-10", "M 10", "m10"; "40-200", "40–200". */
const GAP = '[-\u2010-\u2015\u2044\\s._/]*';

const lettersOf = (word: string) => word.match(/[\p{L}\p{N}]\p{M}*/gu) ?? [];

export function gappedPattern(word: string, gap: string): RegExp {
  return new RegExp(signPattern(lettersOf(word.normalize('NFKC')), gap), 'i');
}

/**
 * One pattern a word, at most ten; dashes, dots and spaces inside are optional. Punctuation alone matches nothing.
 * Safe to match with: only letters and digits of the input are left, and a gap never matches one of those.
 */
export function searchPatterns(query: string): RegExp[] {
  if (query.trim() === '') return [];
  const words = query
    .normalize('NFKC')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => lettersOf(word).length > 0);
  if (words.length === 0) return [NOTHING];
  return words.slice(0, TERMS_MAX).map((word) => gappedPattern(word, GAP));
}

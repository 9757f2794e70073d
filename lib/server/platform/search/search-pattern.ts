import 'server-only';
import { signPattern } from '@forgeline/tool-text/sign-forms';
import { NOTHING } from './word-patterns';

const TERMS_MAX = 10;
/**
 * What people leave out or insert freely: "M-10", "M 10" and "m10" mean the same, and so do "40-200" and the "40–200"
 * of a name, with any dash.
 */
const GAP = '[-\u2010-\u2015\u2044\\s._/]*';

/** Returns the letters of a word, each with the marks that belong to it, and its digits. */
const lettersOf = (word: string) => word.match(/[\p{L}\p{N}]\p{M}*/gu) ?? [];

export function gappedPattern(word: string, gap: string): RegExp {
  return new RegExp(signPattern(lettersOf(word.normalize('NFKC')), gap), 'i');
}

/**
 * One pattern a word: case ignored, dashes, dots and spaces inside it optional. At most ten words. An empty search
 * has none; one of punctuation alone has one pattern, which matches nothing. Safe to match with: only letters and
 * digits of the input are left, and a gap never matches one of those.
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

import { signPattern } from '@forgeline/tool-text/sign-forms';
import { visiblePart } from '@/lib/shared/text/visible-text';

const WORDS_MAX = 10;

const NOTHING = /(?!)/;

/** Matches a word as typed, in whichever of Unicode's forms it was stored, and with signs for some of its letters. */
export function typedPattern(word: string): RegExp {
  const forms = new Set(['NFC', 'NFD', 'NFKC', 'NFKD'].map((form) => word.normalize(form)));
  const patterns = [...forms].map((form) => signPattern([...form.replaceAll('\u2044', '/')]));
  return new RegExp([...new Set(patterns)].join('|'), 'i');
}

/**
 * One pattern a word, matched as typed, case ignored, at most ten; words without a letter or digit are ignored, and one
 * pattern matches nothing if there is no other. Safe: the input is escaped, control characters separate words.
 */
export function wordPatterns(
  query: string | undefined,
  patternOf: (word: string) => RegExp = typedPattern,
): RegExp[] {
  const typed = (query ?? '').split(/[\s\p{Cc}]+/u).filter(Boolean);
  if (typed.length === 0) return [];
  const words = typed.filter((word) => /[\p{L}\p{N}]/u.test(visiblePart(word)));
  if (words.length === 0) return [NOTHING];
  return words.slice(0, WORDS_MAX).map((word) => patternOf(word));
}

const TERMS_MAX = 10;
/** People leave these out or insert them freely: "M-10", "M 10", "m10"; "40-200", "40–200". */
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

/** Selects the texts that begin with this one: a range of an index. */
export const startsWith = (start: string) => ({ $gte: start, $lt: `${start}\uffff` });

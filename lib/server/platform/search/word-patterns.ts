import 'server-only';
import { signPattern } from '@forgeline/tool-text/sign-forms';
import { visiblePart } from '@/lib/shared/text/visible-text';

const WORDS_MAX = 10;

export const NOTHING = /(?!)/;

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

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
 * Returns the words of a search for names, numbers and addresses: one pattern per word, matched as typed, case ignored,
 * at most ten. An empty search has none; words without a letter or digit are ignored, and where there is no other, the
 * only pattern matches nothing. Safe to match with: every character that means something in a pattern is escaped, and
 * control characters, of which the database refuses one in a pattern, separate words like spaces do.
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

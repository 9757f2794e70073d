import 'server-only';

const WORDS_MAX = 10;

/** Matches no text. */
export const NOTHING = /(?!)/;

/**
 * Returns the words of a search for names, numbers and addresses: one pattern per word, matched as typed, case ignored,
 * at most ten. An empty search has none; words without a letter or digit are ignored, and where there is no other, the
 * only pattern matches nothing. Safe to match with: every character that means something in a pattern is escaped, and
 * control characters, of which the database refuses one in a pattern, separate words like spaces do.
 */
export function wordPatterns(query: string | undefined): RegExp[] {
  const typed = (query ?? '').split(/[\s\p{Cc}]+/u).filter(Boolean);
  if (typed.length === 0) return [];
  const words = typed.filter((word) => /[\p{L}\p{N}]/u.test(word));
  if (words.length === 0) return [NOTHING];
  return words
    .slice(0, WORDS_MAX)
    .map((word) => new RegExp(word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'i'));
}

import 'server-only';

const WORDS_MAX = 10;

/**
 * Returns the words of a search for names, numbers and addresses: one pattern per word, matched as typed, case ignored,
 * at most ten. Safe to match with: every character that means something in a pattern is escaped, and control
 * characters, of which the database refuses one in a pattern, separate words like spaces do.
 */
export function wordPatterns(query: string | undefined): RegExp[] {
  const words = (query ?? '').split(/[\s\p{Cc}]+/u).filter(Boolean);
  return words
    .slice(0, WORDS_MAX)
    .map((word) => new RegExp(word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'i'));
}

const WORDS_MAX = 10;

const GAP = '[-\u2010-\u2015\u2044\\s._/]*';
const MATCHES_NOTHING = /(?!)/;

/** Returns a pattern for each word of a list's query, at most ten: its letters and digits, with any gaps between them, in any case. */
export function plainPatterns(query: string): RegExp[] {
  if (query.trim() === '') return [];
  const words = query
    .normalize('NFKC')
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.match(/[\p{L}\p{N}]\p{M}*/gu) ?? [])
    .filter((letters) => letters.length > 0);
  if (words.length === 0) return [MATCHES_NOTHING];
  return words.slice(0, WORDS_MAX).map((letters) => new RegExp(letters.join(GAP), 'i'));
}

import 'server-only';

const TERMS_MAX = 10;
/**
 * What people leave out or put in as they like: "M-10", "M 10" and "m10" are the same thing to them, and so are "40-200"
 * and the "40–200" of a name, with whatever dash it is written.
 */
const GAP = '[-\u2010-\u2015\\s._/]*';

/**
 * The words of a search as regular expressions, one a word: letters and digits only, case ignored, dashes, dots and
 * spaces inside a word optional. At most ten words; a search without a letter or digit has none. Safe to match with:
 * nothing of the input is left but letters and digits, and a gap never matches one of those.
 */
export function searchPatterns(query: string): RegExp[] {
  return query
    .normalize('NFKC')
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.match(/[\p{L}\p{N}]/gu) ?? [])
    .filter((letters) => letters.length > 0)
    .slice(0, TERMS_MAX)
    .map((letters) => new RegExp(letters.join(GAP), 'i'));
}

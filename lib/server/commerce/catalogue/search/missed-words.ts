import 'server-only';
import { foldText } from '@forgeline/tool-text/fold-text';
import { isGtin } from '@/lib/shared/tools/gtin';

const LONGEST = 60;
/** A number with at least this many digits may be a phone or card number. */
const MANY_DIGITS = 7;

/**
 * Returns the words of a search as they are counted: folded, single spaces. Returns null for what may be about a person or is
 * no search: addresses of mail and web, long numbers that are no GTIN, long texts, text without a letter or digit.
 */
export function missedWordsOf(query: string): string | null {
  const words = foldText(query).replace(/\s+/g, ' ').trim();
  if (!/[\p{L}\p{N}]/u.test(words) || [...words].length > LONGEST) return null;
  if (/[@:]|www\.|\p{Cc}/u.test(words)) return null;
  const digits = words.replace(/\D/g, '');
  const isNumber = !/\p{L}/u.test(words);
  if (digits.length >= MANY_DIGITS && isNumber && !isGtin(words)) return null;
  // A phone number between words.
  if (/\+?\d(?:[\s()/.-]*\d){8,}/.test(words) && !isGtin(words)) return null;
  return words;
}

import 'server-only';
import type { SkippedLine } from '@/lib/shared/quick-order/list-row';

const TOTAL =
  /^(?:(?:sub|grand)?[ -]?total|net total|sum|order total|gesamt|gesamtsumme|gesamtbetrag|zwischensumme|summe|endsumme|endbetrag|netto|brutto|vat|mwst|ust|tax|shipping|freight|versand|versandkosten|fracht)(?:[\s.:=,;|\t]|$)/i;

/** A word of letters and digits, as most article numbers. */
const ARTICLE_LIKE = /(?=[^\s;,|]*\d)(?=[^\s;,|]*\p{L})[^\s;,|]{3}/u;

/** Undefined for a line that may be a row. Headings depend on their table. */
export function skipReason(text: string): SkippedLine['why'] | undefined {
  if (/^(?:#(?!\d)|\/\/|--\s)/.test(text)) return 'comment';
  if (!/[\p{L}\p{N}]/u.test(text)) return 'rule';
  const line = text.replace(/^["';,|\t ]+/, '');
  const total = TOTAL.exec(line);
  if (total && !ARTICLE_LIKE.test(line.slice(total[0].length))) return 'total';
  // A row has a number: the article's or the quantity.
  return /\p{N}/u.test(text) ? undefined : 'note';
}

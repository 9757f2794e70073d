import { QUANTITY_MAX } from '@/lib/shared/quantity/quantity-rules';
import { isUnitWord, readWritten } from '@/lib/shared/quantity/read-quantity';
import type { RowQuantity } from '@/lib/shared/quick-order/list-row';
import { CURRENCY } from '@/lib/shared/site/currency';
import { QUANTITY_LABELS } from '@/lib/shared/tables/header-words';
import { isGtin } from '@/lib/shared/tools/article-codes';
import { cleanText } from './list-cells';

const LABEL = new RegExp(`^(?:${QUANTITY_LABELS.join('|')})\\.?\\s*[:=]?\\s*`, 'i');

/** `10`, `x10`, `qty: 10`, `2 boxes of 12`. */
export function rowQuantity(text: string): RowQuantity {
  const bare = cleanText(text)
    .replace(/^\((.*)\)$/, '$1')
    .replace(LABEL, '')
    .replace(/^[x×*]\s*(?=\d)/i, '');
  const read = readWritten(bare);
  if ('problem' in read) {
    if (read.problem === 'quantity-required') return { problem: 'quantity-missing' };
    return { problem: read.problem };
  }
  if (read.count === 0) return { problem: 'quantity-zero' };
  return read.count > QUANTITY_MAX ? { problem: 'quantity-too-large' } : read;
}

/** The unit of another cell (`2` and `Karton`, `2` and `box of 12`), unless the quantity has its own. */
export function inUnit(quantity: RowQuantity, unit: string): RowQuantity {
  if ('problem' in quantity || quantity.unit !== undefined || unit === '') return quantity;
  const read = readWritten(`1 ${cleanText(unit)}`);
  if ('problem' in read || read.count !== 1) return { ...quantity, unit: cleanText(unit) };
  return { ...quantity, unit: read.unit ?? cleanText(unit), ...(read.each ? { each: read.each } : {}) };
}

const REMEMBERED_MAX = 2_000;
/** A longer cell may be a view of its line, which would stay in memory with it. */
const REMEMBERED_LENGTH = 12;

/** Columns repeat a few short texts, and reading one takes a dozen expressions. */
function remembered<Result>(read: (cell: string) => Result): (cell: string) => Result {
  const known = new Map<string, Result>();
  return (cell) => {
    if (cell.length > REMEMBERED_LENGTH) return read(cell);
    const before = known.get(cell);
    if (before !== undefined) return before;
    if (known.size >= REMEMBERED_MAX) known.clear();
    const result = read(cell);
    known.set(cell, result);
    return result;
  };
}

export const isUnitCell: (cell: string) => boolean = remembered((cell) => {
  const read = readWritten(`1 ${cell}`);
  return !('problem' in read) && read.count === 1 && read.unit !== undefined && isUnitWord(read.unit);
});

const MONEY = new RegExp(
  String.raw`\p{Sc}|(?:^|[\d ])(?:usd|eur|chf|gbp|${CURRENCY.provider})(?:$|[\d ])`,
  'iu',
);

export type CellKind = 'blank' | 'count' | 'amount' | 'decimal' | 'text';

/**
 * For tables without headings. `amount`: a whole number with two decimals, a price or a count of some programs;
 * `decimal`: a number that is no count.
 */
export const cellKind: (cell: string) => CellKind = remembered((cell) => {
  if (cell === '') return 'blank';
  if (MONEY.test(cell)) return 'decimal';
  // A number with a superscript, such as a footnote's, is a count and becomes a question.
  if (/^[\d.,'’ ]*\p{No}/u.test(cell)) return 'count';
  if (/^\d{8,}$/.test(cell) && (isGtin(cell) || cell.length > 8)) return 'text';
  const read = rowQuantity(cell);
  if ('problem' in read) {
    if (read.problem === 'quantity-not-whole') return 'decimal';
    return read.problem === 'quantity-zero' ? 'count' : 'text';
  }
  if (read.unit !== undefined) return isUnitWord(read.unit) ? 'count' : 'text';
  return /[.,]\d{2}$/.test(cell) ? 'amount' : 'count';
});

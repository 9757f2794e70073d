import 'server-only';
import { unifyForms } from '@forgeline/tool-text/unify-forms';
import { type NumberReading, readAmount, readDecimal, readPercent } from '@/lib/shared/numbers/read-amount';

/** What stands before decimals in a file. */
export type DecimalMark = '.' | ',';

/** Of the two numbers that a text can be read as, the one by the file's decimal mark; undefined for no number. */
function chosen(reading: NumberReading, text: string, decimal: DecimalMark): number | undefined {
  if ('value' in reading) return reading.value;
  if (reading.problem === 'unreadable') return undefined;
  const { whole, units, decimals } = reading.readings;
  const [, mark] = /([.,])\d{3}\D*$/.exec(unifyForms(text)) ?? [];
  return mark === decimal ? Number(`${units}.${decimals}`) : Number(whole);
}

const readerOf =
  (read: (text: string) => NumberReading) =>
  (text: string, decimal: DecimalMark): number | undefined =>
    chosen(read(text), text, decimal);

/** Readers of cells: `12,50`, `1.250,50 $`; a number that can be read in two ways is read by the file's decimal mark. */
export const amountOf = readerOf(readAmount);
export const numberOf = readerOf(readDecimal);
export const percentOf = readerOf(readPercent);

/** Reads a number with its sign: `-5`, `+3`. */
export function changeOf(text: string, decimal: DecimalMark): number | undefined {
  const [, sign = '', rest = ''] = /^\s*([-−+]?)(?=\S)(.*)$/s.exec(text) ?? [];
  const value = numberOf(rest, decimal);
  return value === undefined || sign === '' || sign === '+' ? value : -value;
}

const SEPARATOR = ' | ';
/** A value's own bar, which would be taken for a separator, has one more backslash in front. */
const BAR = /(?<=^| )(\\*)\|(?= |$)/g;
const ESCAPED_BAR = /(?<=^| )\\(\\*\|)(?= |$)/g;

/** Returns several values as one cell: `a | b`. */
export function joinValues(values: readonly string[]): string {
  return values.map((value) => value.replace(BAR, '\\$1|')).join(SEPARATOR);
}

/** Returns the values of such a cell; none of an empty one. */
export function splitValues(cell: string): string[] {
  return cell
    .split(SEPARATOR)
    .map((value) => value.trim().replace(ESCAPED_BAR, '$1'))
    .filter((value) => value !== '');
}

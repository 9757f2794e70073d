import { toCents } from '../numbers/money';
import { readAmount, signed } from '../numbers/read-amount';

/** Which column of a bank's file holds what, counted from 0; -1 for none. */
export type BankColumns = { date: number; amount: number; text: number; reference: number };

export type ReadBankRow = { date: string; amount: number; text: string; reference: string };

const TEXT_MAX = 2_000;
const REFERENCE_MAX = 140;

/** In English and German, as banks head them; the first that matches. */
const HEADINGS: Readonly<Record<keyof BankColumns, readonly RegExp[]>> = {
  date: [/^(booking )?date$|^buchungs(tag|datum)$/i, /date|datum|tag$/i],
  amount: [/^(amount|betrag|umsatz)\b/i, /amount|betrag|umsatz|credit/i],
  text: [/verwendungszweck|purpose|remittance/i, /details|description|memo|narrative/i, /text|payer/i],
  reference: [/transaction id|end.?to.?end|reference|referenz/i, /\bid\b|kennung|number|nummer/i],
};

/** The columns as their headings name them. */
export function guessBankColumns(headings: readonly string[]): BankColumns {
  const find = (patterns: readonly RegExp[]) => {
    const pattern = patterns.find((each) => headings.some((heading) => each.test(heading.trim())));
    return pattern ? headings.findIndex((heading) => pattern.test(heading.trim())) : -1;
  };
  const { date, amount, text, reference } = HEADINGS;
  return { date: find(date), amount: find(amount), text: find(text), reference: find(reference) };
}

const NUMERIC = /^(\d{1,2})([./-])(\d{1,2})\2(\d{2}|\d{4})$/;
const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:[T ].*)?$/;

type DayOrder = 'day-first' | 'month-first';

/** Whether a file's dates begin with the day: a part above 12 decides it, then dots, then the reader's custom. */
function dayOrderIn(cells: readonly string[], custom: DayOrder): DayOrder {
  const dates = cells.flatMap((cell) => {
    const [, first, mark, second] = NUMERIC.exec(cell.trim()) ?? [];
    return first && second ? [{ first: Number(first), mark, second: Number(second) }] : [];
  });
  if (dates.some(({ first, mark }) => first > 12 || mark === '.')) return 'day-first';
  return dates.some(({ second }) => second > 12) ? 'month-first' : custom;
}

function isDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** `2026-11-03`; null for no date. */
function readDay(cell: string, order: DayOrder): string | null {
  const text = cell.trim();
  const [, isoYear, isoMonth, isoDay] = ISO.exec(text) ?? [];
  const [, first, , second, last = ''] = NUMERIC.exec(text) ?? [];
  const [month, day] = order === 'day-first' ? [second, first] : [first, second];
  const year = isoYear ?? (last.length === 2 ? `20${last}` : last);
  const parts = [year, isoMonth ?? month, isoDay ?? day].map(Number);
  const [y = 0, m = 0, d = 0] = parts;
  if (parts.some((part) => !Number.isInteger(part)) || !isDay(y, m, d)) return null;
  return `${year}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`;
}

const readSigned = signed(readAmount);

/** In dollars, with a sign before or behind it; null for no amount, or one of two readings. */
function readMoney(cell: string): number | null {
  const text = cell.trim().replace(/^(.*\d)\s*([-−])$/, '$2$1');
  const reading = readSigned(text);
  if ('problem' in reading) return null;
  try {
    toCents(reading.value);
    return reading.value;
  } catch {
    return null;
  }
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

function readRow(cells: readonly string[], columns: BankColumns, order: DayOrder): ReadBankRow | null {
  const cell = (place: number) => cells[place] ?? '';
  const date = readDay(cell(columns.date), order);
  const amount = readMoney(cell(columns.amount));
  if (date === null || amount === null) return null;
  const text = oneLine(cell(columns.text)).slice(0, TEXT_MAX);
  const given = columns.reference < 0 ? '' : oneLine(cell(columns.reference));
  const reference = (given || `${date} ${amount.toFixed(2)} ${text}`).slice(0, REFERENCE_MAX).trim();
  return { date, amount, text, reference };
}

/**
 * The rows below the headings that have a day and an amount, and how many have not. Without a column of references, or where a
 * cell of it is empty, day, amount and text tell rows apart.
 */
export function readBankRows(
  table: readonly (readonly string[])[],
  columns: BankColumns,
  custom: DayOrder,
): { rows: ReadBankRow[]; unread: number } {
  const below = table.slice(1);
  const order = dayOrderIn(
    below.map((cells) => cells[columns.date] ?? ''),
    custom,
  );
  const rows = below.flatMap((cells) => readRow(cells, columns, order) ?? []);
  return { rows, unread: below.length - rows.length };
}

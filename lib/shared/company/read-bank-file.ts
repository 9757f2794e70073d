import { toCents } from '../numbers/money';
import { readAmount, signed } from '../numbers/read-amount';
import { CURRENCY } from '../site/currency';

/** Which column of a bank's file holds what, counted from 0; -1 for none. */
export type BankColumns = { date: number; amount: number; text: number; reference: number };

export type ReadBankRow = { date: string; amount: number; text: string; reference: string };

/** A row that is left out, as one line. */
export type UnreadBankRow = { line: string; isForeign: boolean };

const TEXT_MAX = 2_000;
const REFERENCE_MAX = 140;

/** In English and German, as banks head them; the first that matches. */
const HEADINGS: Readonly<Record<keyof BankColumns, readonly RegExp[]>> = {
  date: [/^(booking )?date$|^buchungs(tag|datum)$/i, /date|datum|tag$/i],
  amount: [/^(amount|betrag|umsatz)\b/i, /amount|betrag|umsatz|credit/i],
  text: [/verwendungszweck|purpose|remittance/i, /details|description|memo|narrative/i, /text|payer/i],
  reference: [/transaction.?id|end.?to.?end/i, /^(?!mandat|sammler|bulk).*refe?ren/i, /^(entry |bank )?id$/i],
};
/** Beside the amount: its currency, and in which direction it went. */
const CURRENCY_HEADING = /^(currency|ccy|w(ä|ae)hrung)( code)?$/i;
const DIRECTION_HEADING = /^(soll\W*haben|s\W?h|(debit|credit)\W+(credit|debit)\b.*|cdtdbtind)$/i;
const OUTGOING = /^(s|d|dr|dbit|debit|soll)$/i;
/** What banks write where a transfer has no reference. */
const NO_REFERENCE = /^[\s.*-]*(not ?provided|nonref|nicht angegeben|none|n\/?a)?[\s.*-]*$/i;

/** Banks put rows with the account and its balance above the headings. */
const ROWS_ABOVE_MAX = 30;

/** The columns as their headings name them. */
export function guessBankColumns(headings: readonly string[]): BankColumns {
  const find = (patterns: readonly RegExp[]) => {
    const pattern = patterns.find((each) => headings.some((heading) => each.test(heading.trim())));
    return pattern ? headings.findIndex((heading) => pattern.test(heading.trim())) : -1;
  };
  const { date, amount, text, reference } = HEADINGS;
  return { date: find(date), amount: find(amount), text: find(text), reference: find(reference) };
}

/** The table from its headings on: the first row where no other has a heading of date, amount and text. */
export function fromHeadings<Row extends readonly string[]>(table: readonly Row[]): Row[] {
  const place = table.slice(0, ROWS_ABOVE_MAX).findIndex((cells) => {
    const { date, amount, text } = guessBankColumns(cells);
    return new Set([-1, date, amount, text]).size === 4;
  });
  return table.slice(Math.max(0, place));
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
/** Not within a surrogate pair: half of one is refused, with the whole file. */
const cut = (text: string, length: number) =>
  text
    .slice(0, length)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();

type Beside = { currency: number; direction: number };

const SHOP_CURRENCY = ['', CURRENCY.code, CURRENCY.symbol.toUpperCase()];
const isShopCurrency = (cell: string) => SHOP_CURRENCY.includes(cell.toUpperCase());

function readRow(
  cells: readonly string[],
  columns: BankColumns,
  { order, beside }: { order: DayOrder; beside: Beside },
): ReadBankRow | UnreadBankRow {
  const cell = (place: number) => oneLine(cells[place] ?? '');
  const date = readDay(cell(columns.date), order);
  const shown = readMoney(cell(columns.amount));
  const isForeign = !isShopCurrency(cell(beside.currency));
  if (date === null || shown === null || isForeign) {
    return { line: cut(cells.map(oneLine).filter(Boolean).join(' · '), TEXT_MAX), isForeign };
  }
  const amount = OUTGOING.test(cell(beside.direction)) ? -Math.abs(shown) : shown;
  const text = cut(cell(columns.text), TEXT_MAX);
  const given = cell(columns.reference);
  const reference = NO_REFERENCE.test(given) ? `${date} ${amount.toFixed(2)} ${text}` : given;
  return { date, amount, text, reference: cut(reference, REFERENCE_MAX) };
}

/**
 * The rows below the headings that have a day and an amount in the shop's currency, and those that have not. Without a column of
 * references, or where a cell of it is empty, day, amount and text tell rows apart.
 */
export function readBankRows(
  [headings = [], ...below]: readonly (readonly string[])[],
  columns: BankColumns,
  custom: DayOrder,
): { rows: ReadBankRow[]; unread: UnreadBankRow[] } {
  const order = dayOrderIn(
    below.map((cells) => cells[columns.date] ?? ''),
    custom,
  );
  const placeOf = (heading: RegExp) => headings.findIndex((each) => heading.test(each.trim()));
  const beside = { currency: placeOf(CURRENCY_HEADING), direction: placeOf(DIRECTION_HEADING) };
  const read = below.map((cells) => readRow(cells, columns, { order, beside }));
  return {
    rows: read.filter((row) => 'reference' in row),
    unread: read.filter((row) => 'line' in row),
  };
}

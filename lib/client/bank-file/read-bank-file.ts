import { toCents } from '@/lib/shared/numbers/money';
import { readAmount } from '@/lib/shared/numbers/read-amount';
import { isNoReference } from '@/lib/shared/receivables/bank-file/same-payment';
import { CURRENCY } from '@/lib/shared/site/currency';
import { type DayOrder, dayOrderOf, readDay } from '@/lib/shared/tables/days';
import { readNumber, readSigned, type ShownMark, shownMark } from '@/lib/shared/tables/decimal-mark';
import { currencyIn } from '@/lib/shared/tables/headings';
import { readTable } from '@/lib/shared/tables/read-table';
import { type Direction, directionIn, plainWords, splitDirection } from './directions';
import { type BankColumns, type BankTable, BY_SIGN, NONE, otherTexts, scoreHeadings } from './guess-columns';

export type ReadBankRow = { date: string; amount: number; text: string; reference: string; payer?: string };

/** A row that is left out, as one line. */
export type UnreadBankRow = { line: string; isForeign: boolean };

/** A question that whoever imports the file answers, since the file does not. */
type BankFileQuestion = 'columns' | 'direction' | 'days';

const TEXT_MAX = 2_000;
const REFERENCE_MAX = 140;
const PAYER_MAX = 140;
const SEPARATORS = [';', ',', '\t', '|'] as const;
const FIRST_YEAR = '2000';

/** The rows of a file from its headings on: its first row where none is one of headings. */
export function readBankTable(text: string): BankTable {
  const { headings, rows } = readTable(text, { separators: SEPARATORS, score: scoreHeadings });
  const cells = rows.map((row) => row.cells);
  const [first = [], ...below] = cells;
  return headings ? { headings: headings.cells, rows: cells } : { headings: first, rows: below };
}

const daysOf = ({ rows }: BankTable, { date }: BankColumns) => rows.map((cells) => cells[date] ?? '');

/** The order of the days of a file; null where it does not show it, and it matters. */
export function shownDayOrder(table: BankTable, columns: BankColumns): DayOrder | null {
  const days = daysOf(table, columns);
  const order = dayOrderOf(days);
  if (order !== 'ambiguous') return order;
  const isOpen = days.some((day) => {
    const [one, other] = [readDay(day, 'day-first'), readDay(day, 'month-first')];
    return one?.day !== other?.day;
  });
  return isOpen ? null : 'day-first';
}

export function questionsOf(
  table: BankTable,
  columns: BankColumns,
  dayOrder: DayOrder | null,
): BankFileQuestion[] {
  const { date, amount, incoming, outgoing, text, direction } = columns;
  const hasMoney = [amount, incoming, outgoing].some((place) => place !== NONE);
  if (date === NONE || text === NONE || !hasMoney) return ['columns'];
  return [
    ...(amount !== NONE && direction === NONE ? (['direction'] as const) : []),
    ...(dayOrder === null && shownDayOrder(table, columns) === null ? (['days'] as const) : []),
  ];
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
/** Cuts a text, but not within a surrogate pair: half of one is refused, with the whole file. */
const cut = (text: string, length: number) =>
  text
    .slice(0, length)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();

type Context = {
  columns: BankColumns;
  order: DayOrder;
  mark: ShownMark;
  /** Amounts of this file have signs. */
  isSigned: boolean;
  currency: number;
  /** By the heading of the amounts. */
  isForeign: boolean;
  others: readonly number[];
};

type Money = { dollars: number; direction: Direction | null };

/** In dollars; null for no amount, or one of two readings. */
function readMoney(cell: string, mark: ShownMark): Money | null {
  const { amount, direction } = splitDirection(oneLine(cell));
  const reading = readSigned(amount, mark, (text, shown) => readNumber(text, shown, readAmount));
  if (!('value' in reading)) return null;
  try {
    toCents(reading.value);
    return { dollars: reading.value, direction };
  } catch {
    return null;
  }
}

const directed = (dollars: number, direction: Direction | null) =>
  direction === 'out' && dollars !== 0 ? -Math.abs(dollars) : dollars;

function readOneColumn(cells: readonly string[], { columns, mark, isSigned }: Context): number | null {
  const money = readMoney(cells[columns.amount] ?? '', mark);
  if (!money) return null;
  if (columns.direction === BY_SIGN) return directed(money.dollars, money.direction);
  const said = (cells[columns.direction] ?? '').trim();
  const direction = directionIn(said);
  if (direction === 'both' || (direction === null && said !== '' && !isSigned)) return null;
  return directed(money.dollars, direction);
}

/** Returns what came in less what went out, whichever is there. */
function readTwoColumns(cells: readonly string[], { columns, mark }: Context): number | null {
  const cellOf = (place: number) => (cells[place] ?? '').trim();
  const parts = [
    { cell: cellOf(columns.incoming), sign: null },
    { cell: cellOf(columns.outgoing), sign: 'out' },
  ] as const;
  const written = parts.filter(({ cell }) => cell !== '' && !/^[-–—]$/.test(cell));
  if (written.length === 0) return null;
  let cents = 0;
  for (const { cell, sign } of written) {
    const money = readMoney(cell, mark);
    if (!money) return null;
    cents += toCents(directed(money.dollars, sign ?? money.direction));
  }
  return cents / CURRENCY.scale;
}

const SHOP_CURRENCY = ['', CURRENCY.code, CURRENCY.symbol.toUpperCase()];

function readRow(cells: readonly string[], context: Context): ReadBankRow | UnreadBankRow {
  const { columns, order, currency, others } = context;
  const cell = (place: number) => oneLine(cells[place] ?? '');
  const { day } = readDay(cell(columns.date), order) ?? {};
  const amount = columns.amount === NONE ? readTwoColumns(cells, context) : readOneColumn(cells, context);
  const named = cell(currency).toUpperCase();
  const isForeign = named === '' ? context.isForeign : !SHOP_CURRENCY.includes(named);
  if (day === undefined || day < FIRST_YEAR || amount === null || isForeign)
    return { line: cut(cells.map(oneLine).filter(Boolean).join(' · '), TEXT_MAX), isForeign };
  const texts = [columns.text, ...others].map(cell).filter(Boolean);
  const text = cut([...new Set(texts)].join(' · '), TEXT_MAX);
  const given = cell(columns.reference);
  const reference = isNoReference(given) ? `${day} ${amount.toFixed(2)} ${text}` : given;
  const payer = cut(cell(columns.payer), PAYER_MAX);
  return { date: day, amount, text, reference: cut(reference, REFERENCE_MAX), ...(payer ? { payer } : {}) };
}

const CURRENCY_HEADING = /^(?:transaction |account |konto)?(?:currency|ccy|waehrung)(?: code)?$/;

/**
 * The rows below the headings that have a day and an amount in the shop's currency, and those that have not. Without a column of
 * references, or where a cell of it is empty, day, amount and text take its place.
 */
export function readBankRows(
  table: BankTable,
  columns: BankColumns,
  order: DayOrder,
): { rows: ReadBankRow[]; unread: UnreadBankRow[] } {
  const { headings, rows } = table;
  const places = [columns.amount, columns.incoming, columns.outgoing].filter((place) => place !== NONE);
  const amounts = rows.flatMap((cells) => places.map((place) => splitDirection(cells[place] ?? '').amount));
  const named = places.map((place) => currencyIn(headings[place] ?? '')).find((code) => code !== null);
  const context: Context = {
    ...{ columns, order: shownDayOrder(table, columns) ?? order },
    mark: shownMark(amounts) ?? 'ambiguous',
    isSigned: amounts.some((cell) => /^\s*[-−(]|[-−)]\s*$/.test(cell)),
    currency: headings.findIndex((heading) => CURRENCY_HEADING.test(plainWords(heading))),
    isForeign: named !== undefined && named !== CURRENCY.code,
    others: otherTexts(table, columns),
  };
  const read = rows.map((cells) => readRow(cells, context));
  return {
    rows: read.filter((row) => 'reference' in row),
    unread: read.filter((row) => 'line' in row),
  };
}

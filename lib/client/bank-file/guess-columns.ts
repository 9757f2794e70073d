import { CURRENCY } from '@/lib/shared/site/currency';
import { currencyIn } from '@/lib/shared/tables/headings';
import { directionIn, plainWords, splitDirection } from './directions';

/** Columns of a bank's file, counted from 0; NONE for none. */
export const NONE = -1;
/** In place of a column of directions: amounts without a sign came in. */
export const BY_SIGN = -2;

/** Amounts are in one column, with a sign or a direction beside it, or in one for what came in and one for what went out. */
export type BankColumns = {
  date: number;
  amount: number;
  incoming: number;
  outgoing: number;
  direction: number;
  text: number;
  reference: number;
  payer: number;
};

/** Rows below their headings. */
export type BankTable = { headings: readonly string[]; rows: readonly (readonly string[])[] };

/** Headings by which a column is found, as `plainWords` writes them, in English and German; the first that matches. */
const NAMED = {
  date: [
    /^(?:booking|transaction|posting|posted|completed|buchungs|umsatz)? ?(?:date|tag|datum)$|^buchung$/,
    /^(?:completion|finished|entry|execution) (?:date|on)$|completed/,
    /\bdate\b|datum|tag$|^valuta|^wertstellung$|^created on$|^posted$/,
  ],
  text: [
    /verwendungszweck|purpose|remittance/,
    /details|description|memo|narrative|payment reference|zahlungsgrund/,
    /text|particulars|\bnote\b|^subject$|betreff/,
  ],
  reference: [
    /(?:transaction|transaktions?) ?(?:id|code)|end to end/,
    /^(?!mandat|sammler|bulk|glaeubiger|payment reference$).*refe?re?n/,
    /^(?:entry |bank |transferwise )?id$/,
  ],
  payer: [
    /zahlungspflichtig|zahlungsbeteiligt|auftraggeber|^payer|payer name|^remitter|^sender|counter ?part|partner ?name|source name|^from name$/,
    /beguenstigt|^name$|^payee$|^merchant/,
  ],
} as const;

const AMOUNT = /amount|betrag|betraege|umsatz|summe|\bvalue\b|gross|brutto/;
const NO_AMOUNT =
  /balance|saldo|kontostand|\bfees?\b|gebuehr|\btax\b|steuer|urspr|original|foreign|fremd|\brate\b|kurs|limit|auslagen|ruecklast|anzahl|count\b|indicator|kennzeichen|\bdate\b|datum|tag$|valuta|card|karte|\bart$|\btype\b|umsatzart|\bname\b|\bid$|mandat/;
/** A heading with one of these has no amounts below it; `Credit` is one without a word for an amount. */
const NO_MONEY = /account|konto|bank|iban|\bbic\b|description|text|reference|note|details|status|umsatz/;

type Column = { place: number; heading: string; words: string };
const hasDigit = (cell = '') => /\d/.test(cell);

const find = (columns: readonly Column[], patterns: readonly RegExp[], taken: readonly number[] = []) => {
  for (const pattern of patterns) {
    const found = columns.find(({ words, place }) => !taken.includes(place) && pattern.test(words));
    if (found) return found.place;
  }
  return NONE;
};

type Money = { amount: number; incoming: number; outgoing: number };

/** The one of several amounts that is meant beyond doubt. */
function onlyAmount(columns: readonly Column[]): number {
  const [only, ...more] = columns;
  if (only && more.length === 0) return only.place;
  const narrower = [
    columns.filter(({ words }) => /^(?:transaction |buchungs)?(?:amount|betrag|umsatz)$/.test(words)),
    columns.filter(({ heading }) => currencyIn(heading) === CURRENCY.code),
    columns.filter(({ words }) => /^(?:gross|brutto)$/.test(words)),
  ];
  return narrower.find(({ length }) => length === 1)?.[0]?.place ?? NONE;
}

/** Returns no column where it is not sure which one is the money. */
function moneyColumns(columns: readonly Column[], rows: BankTable['rows']): Money {
  const isNumeric = ({ place }: Column) => rows.some((cells) => hasDigit(cells[place]));
  const money = columns
    .filter(({ words }) => (AMOUNT.test(words) || !NO_MONEY.test(words)) && !NO_AMOUNT.test(words))
    .map((column) => ({ ...column, says: directionIn(column.heading) }))
    .filter(({ words, says }) => AMOUNT.test(words) || says !== null)
    .filter((column) => column.says !== 'both' || isNumeric(column));
  const filled = money.filter(
    (column) => rows.length === 0 || isNumeric(column) || AMOUNT.test(column.words),
  );
  const of = (says: (typeof money)[number]['says']) => filled.filter((column) => column.says === says);
  const [incoming, outgoing, both] = [of('in'), of('out'), [...of(null), ...of('both')]];
  const single = ({ length, 0: first }: readonly Column[]) => (length === 1 && first ? first.place : NONE);
  if (incoming.length > 0 && outgoing.length > 0) {
    const pair = { incoming: single(incoming), outgoing: single(outgoing) };
    if (pair.incoming !== NONE && pair.outgoing !== NONE) return { amount: NONE, ...pair };
  }
  const split = incoming.length + outgoing.length;
  if (both.length > 0)
    return { amount: split === 0 ? onlyAmount(both) : NONE, incoming: NONE, outgoing: NONE };
  return { amount: NONE, incoming: single(incoming), outgoing: single(outgoing) };
}

const cellsOf = (rows: BankTable['rows'], place: number) =>
  rows.map((cells) => (cells[place] ?? '').trim()).filter((cell) => cell !== '');

const isSigned = (cell: string) => /^[-−(]|[-−)]$/.test(cell.replace(/^\p{L}{3}\s*|\p{Sc}/gu, '').trim());

/** Returns the column that says the direction of the amounts; NONE where that is not sure, and has to be asked. */
function directionColumn(columns: readonly Column[], { rows }: BankTable, amount: number): number {
  const amounts = cellsOf(rows, amount);
  const others = columns.filter(({ place, words }) => place !== amount && !/card|karte/.test(words));
  const isDirection = ({ place }: Column) => {
    const says = cellsOf(rows, place).map((cell) =>
      hasDigit(cell) || cell.length > 40 ? null : directionIn(cell),
    );
    return says.length > 0 && says.every((each) => each === 'in' || each === 'out');
  };
  const isHeaded = ({ heading, place }: Column) =>
    directionIn(heading) === 'both' && !rows.some((cells) => hasDigit(cells[place]));
  const found = others.find(isHeaded) ?? others.find(isDirection);
  if (found) return found.place;
  if (amounts.some((cell) => isSigned(cell) || splitDirection(cell).direction !== null)) return BY_SIGN;
  if (directionIn(columns[amount]?.heading ?? '') === 'both') return NONE;
  const typed = others.filter(({ words }) =>
    /\btype\b|\bart\b|umsatzart|buchungstext|vorgang|categor|^code$/.test(words),
  );
  const isDoubtful = typed.some(({ place }) =>
    cellsOf(rows, place).some((cell) => directionIn(cell) === 'out'),
  );
  return isDoubtful ? NONE : BY_SIGN;
}

/** The columns as headings, and cells below them, show them. */
export function guessBankColumns(table: BankTable): BankColumns {
  const columns = table.headings.map((heading, place) => ({ place, heading, words: plainWords(heading) }));
  const date = find(columns, NAMED.date);
  const money = moneyColumns(columns, table.rows);
  const payer = find(columns, NAMED.payer, [date]);
  const text = find(columns, NAMED.text, [date, payer, money.amount, money.incoming, money.outgoing]);
  const reference = find(columns, NAMED.reference, [date, text, money.amount]);
  const direction = money.amount === NONE ? BY_SIGN : directionColumn(columns, table, money.amount);
  // A file without a column of texts has what the payer wrote as reference.
  const isOnlyText = text === NONE && reference !== NONE;
  return {
    ...{ date, ...money, direction, payer },
    ...(isOnlyText ? { text: reference, reference: NONE } : { text, reference }),
  };
}

/** Columns beside text and reference in which a payer may have named what is paid. */
export function otherTexts({ headings }: BankTable, columns: BankColumns): number[] {
  const taken: number[] = Object.values(columns);
  const written = [...NAMED.text.slice(0, 2), NAMED.reference[1], /invoice|rechnung/];
  return headings.flatMap((heading, place) =>
    !taken.includes(place) && written.some((pattern) => pattern.test(plainWords(heading))) ? [place] : [],
  );
}

/** By how many of them a row of headings is known; 0 where it has no day, money, or text. */
export function scoreHeadings(cells: readonly string[]): number {
  const { date, amount, incoming, outgoing, text, reference, payer } = guessBankColumns({
    headings: cells,
    rows: [],
  });
  const money = [amount, incoming, outgoing].filter((place) => place !== NONE);
  const hasMoney = money.length > 0 || cells.filter((cell) => AMOUNT.test(plainWords(cell))).length > 1;
  if (date === NONE || text === NONE || !hasMoney || new Set([date, text, ...money]).size < 2 + money.length)
    return 0;
  return 3 + [reference, payer].filter((place) => place !== NONE).length;
}

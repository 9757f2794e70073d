import { csvRowsInSteps, readRow, resultOf } from '../text/csv';

/**
 * The one reader of files and pasted texts that are tables. Bytes become text by `text/decode-text`; here a text becomes rows of cells;
 * what cells and headings say is read by the files beside this one: `decimal-mark`, `days`, `headings`, `shortened`.
 */

export type Separator = ',' | ';' | '\t' | '|';

/** `row` counts from 1 as a spreadsheet does, blank rows too. */
export type TableRow = { row: number; cells: string[] };

/** `headings` is null where no row has any; then `rows` are all rows that are not blank, else those below. */
export type Table = { separator: Separator; headings: TableRow | null; rows: TableRow[] };

export type TableOptions = {
  /** How well a row reads as the headings that are expected, by the number of known ones; 0 for none. */
  score: (cells: readonly string[]) => number;
  /** The first of equals is taken. */
  separators?: readonly Separator[];
  /** Reading ends one row beyond. */
  rowsMax?: number;
};

/** Banks and merchandise systems put titles, accounts and days above the headings. */
const ROWS_ABOVE_MAX = 30;
const SEPARATORS = [';', ',', '\t'] as const;

/** Spreadsheets write this as a line of its own, and do not count it as a row. */
const DECLARED = /^\ufeff?"?sep=([,;\t|])"?(?:\r\n?|\n|$)/i;

/** A text behind a line that names its separator, and that separator. */
export function declaredSeparator(text: string): { text: string; separator?: Separator } {
  const [line = '', sign] = DECLARED.exec(text) ?? [];
  const rest = text.slice(line.length).replace(/^\ufeff/, '');
  return sign ? { text: rest, separator: sign as Separator } : { text: rest };
}

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');

/** So many letters of a text are searched for its separator and headings. */
const HEAD_LETTERS = 64 * 1024;

/** The first rows that are not blank. */
function firstRows(head: string, separator: Separator): string[][] {
  const rows = csvRowsInSteps([head.slice(0, HEAD_LETTERS)], separator).next().value ?? [];
  return rows.filter((cells) => !isBlank(cells)).slice(0, ROWS_ABOVE_MAX);
}

/** The place of the row that reads best as headings, and how well. */
function bestRow(rows: readonly string[][], score: TableOptions['score']) {
  const scores = rows.map(score);
  const best = Math.max(0, ...scores);
  return { best, place: best === 0 ? -1 : scores.indexOf(best) };
}

/** How many rows have as many cells as most others, and how many cells: one cell alone is no table. */
function evenness(rows: readonly string[][]): { rows: number; cells: number } {
  const counts = new Map<number, number>();
  for (const { length } of rows) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [cells, count] = [...counts].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? [1, 0];
  return { rows: count, cells };
}

/** The separator by which some row has most known headings, else by which most rows are equally long; and the place of that row. */
function headBy(
  rowsBy: (separator: Separator) => readonly string[][],
  separators: readonly Separator[],
  score: TableOptions['score'],
): { separator: Separator; place: number } {
  const found = separators.map((separator) => {
    const rows = rowsBy(separator);
    return { separator, ...bestRow(rows, score), even: evenness(rows) };
  });
  const [first] = found.sort(
    (a, b) => b.best - a.best || b.even.rows - a.even.rows || b.even.cells - a.even.cells,
  );
  return { separator: first?.separator ?? ',', place: first?.place ?? -1 };
}

/**
 * The separator of lines of which some may be a table, and the place of the one that is its headings: -1 where none of the first
 * reads as any. A line with an open quotation mark spoils no other.
 */
export function headOfLines(
  lines: readonly string[],
  { score, separators = SEPARATORS }: TableOptions,
): { separator: Separator; place: number } {
  const first = lines.slice(0, ROWS_ABOVE_MAX);
  return headBy((separator) => first.map((line) => readRow(line, separator)), separators, score);
}

/**
 * Reads a text in parts, as `decodeText` returns it. The separator is the one that a line `sep=;` names, else the one by which the
 * first rows have the best headings; above these may be rows that are none. Throws UnclosedQuote.
 */
export function* tableInSteps(
  [first = '', ...others]: readonly string[],
  { score, separators = SEPARATORS, rowsMax = Number.POSITIVE_INFINITY }: TableOptions,
): Generator<undefined, Table> {
  const { text: head, separator: declared } = declaredSeparator(first);
  const { separator, place } = headBy(
    (sign) => firstRows(head, sign),
    declared ? [declared] : separators,
    score,
  );
  let headings: TableRow | null = null;
  const rows: TableRow[] = [];
  let [row, filled] = [0, 0];
  for (const part of csvRowsInSteps([head, ...others], separator)) {
    for (const cells of part) {
      row += 1;
      if (isBlank(cells)) continue;
      if (filled === place) headings = { row, cells };
      else if (filled > place) rows.push({ row, cells });
      filled += 1;
      if (rows.length > rowsMax) return { separator, headings, rows };
    }
    yield;
  }
  return { separator, headings, rows };
}

/** The same at once, for texts that are not large. */
export function readTable(text: string, options: TableOptions): Table {
  return resultOf(tableInSteps([text], options));
}

import Papa from 'papaparse';

/** A number that is written with its sign, which begins formulas too. */
export type SignedCell = { signed: string };

type Rows = readonly (readonly (string | number | undefined | SignedCell)[])[];

/**
 * Beginnings that a spreadsheet runs as a formula (https://owasp.org/www-community/attacks/CSV_Injection), also where
 * it splits at another delimiter than the file's, strips spaces and quotation marks, or reads full-width signs.
 * Includes apostrophes, so that a text's own one differs from the guard.
 */
const BEGINNING = String.raw`(?<=^|[;,|\t\r\n\v\f\u0085\u2028\u2029])`;
const FORMULA = String.raw`(?=['"\s\p{Cf}]*[=+\-@\t\r＝＋－＠﹢﹣﹦﹫\u2212])`;
const BEFORE_FORMULA = new RegExp(BEGINNING + FORMULA, 'gu');
const FORMULA_AS_TEXT = new RegExp(`${BEGINNING}'${FORMULA}`, 'gu');

/** Prefixes an apostrophe, which makes a formula text. Papa's `escapeFormulae` looks at the beginnings of cells alone. */
const guarded = (cell: string) => cell.replace(BEFORE_FORMULA, "'");

const guardedRows = (rows: Rows) =>
  rows.map((row) =>
    row.map((cell) => {
      if (typeof cell === 'object') return cell.signed;
      return typeof cell === 'string' ? guarded(cell) : cell;
    }),
  );

/**
 * Returns the text of a cell: without the guarding apostrophes, surrounding spaces, and the formula `="00123"` by which spreadsheets
 * keep zeros.
 */
export function plainCell(cell: string): string {
  const [, quoted] = /^="(.*)"$/s.exec(cell.trim()) ?? [];
  return (quoted === undefined ? cell.replace(FORMULA_AS_TEXT, '') : quoted.replaceAll('""', '"')).trim();
}

/** Some lines of a file for spreadsheets, with the line end of the last; none of no rows. */
export function csvLines(rows: Rows, delimiter: string): string {
  return rows.length === 0 ? '' : `${Papa.unparse(guardedRows(rows) as string[][], { delimiter })}\r\n`;
}

/** More letters than any row has. */
const ROW_LETTERS_MAX = 1024 * 1024;

/** A file in which a quotation mark is opened and not closed, so that its rows cannot be told apart. */
export class UnclosedQuote extends Error {}

/**
 * Reads a table from a text in parts, blank rows with the others, and yields the rows of each part; for files of any size. Rows end
 * with any line end. Throws UnclosedQuote for a row of more than a million letters.
 */
export function* csvRowsInSteps(parts: readonly string[], delimiter: string): Generator<string[][], void> {
  let rest = '';
  let lineEnd = '';
  for (const [place, part] of parts.entries()) {
    const isLast = place === parts.length - 1;
    const text = lineEnd + part;
    // The other half of a line end may begin the next part.
    lineEnd = !isLast && text.endsWith('\r') ? '\r' : '';
    const input = rest + text.slice(0, text.length - lineEnd.length).replace(/\r\n?/g, '\n');
    const parser = new Papa.Parser({ delimiter, newline: '\n' });
    const { data, meta } = parser.parse(input, 0, !isLast) as Papa.ParseResult<string[]>;
    yield data;
    rest = isLast ? '' : input.slice(meta.cursor);
    if (rest.length > ROW_LETTERS_MAX) throw new UnclosedQuote();
  }
}

/** Line breaks become spaces. A row with unmatched quotation marks is split as it is. */
export function readRow(row: string, delimiter: string): string[] {
  if (!row.includes('"')) return row.split(delimiter);
  const { data, errors } = Papa.parse<string[]>(row.replaceAll('\n', ' '), { delimiter, newline: '\n' });
  return errors.length > 0 || data.length !== 1 ? row.split(delimiter) : (data[0] ?? []);
}

/** Lines of a text field, for `readRow` and `plainCell`. */
export function writeRows(rows: Rows, delimiter: string): string {
  return Papa.unparse(guardedRows(rows) as string[][], {
    delimiter,
    newline: '\n',
    // A reader has to detect the delimiter first.
    quotes: (cell) => /[\t;,]/.test(String(cell)),
  });
}

/** A file for spreadsheets, in which no cell is a formula, whatever delimiter they split at. */
export function writeCsv(rows: Rows, delimiter: ',' | ';'): string {
  return `\ufeff${csvLines(rows, delimiter)}`;
}

/** Runs a generator to its end without pauses. */
export function resultOf<Result>(work: Generator<unknown, Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

import Papa from 'papaparse';

type Rows = readonly (readonly (string | number | undefined)[])[];

/**
 * Beginnings that a spreadsheet runs as a formula (https://owasp.org/www-community/attacks/CSV_Injection), also where
 * it splits at another delimiter than the file's, strips spaces and quotation marks, or reads full-width signs.
 * Includes apostrophes, so that a text's own one differs from the guard.
 */
const BEGINNING = String.raw`(?<=^|[;,|\t\r\n\v\f\u0085\u2028\u2029])`;
const FORMULA = String.raw`(?=['"\s\p{Cf}]*[=+\-@\t\r＝＋－＠﹢﹣﹦﹫\u2212])`;
const BEFORE_FORMULA = new RegExp(BEGINNING + FORMULA, 'gu');
const FORMULA_AS_TEXT = new RegExp(`${BEGINNING}'${FORMULA}`, 'gu');

/** Prefixes an apostrophe, which makes a formula text. */
const guarded = (cell: string) => cell.replace(BEFORE_FORMULA, "'");

const guardedRows = (rows: Rows) =>
  rows.map((row) => row.map((cell) => (typeof cell === 'string' ? guarded(cell) : cell)));

/** Removes the guarding apostrophes, and surrounding spaces. */
export function plainCell(cell: string): string {
  return cell.replace(FORMULA_AS_TEXT, '').trim();
}

export function readCsv(
  text: string,
  options: { delimiter: string } | { delimitersToGuess: string[] },
): string[][] {
  return Papa.parse<string[]>(text.replace(/^\ufeff/, ''), { skipEmptyLines: 'greedy', ...options }).data;
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
  // Papa's `escapeFormulae` checks the beginnings of cells alone, and quotes them too.
  return `\ufeff${Papa.unparse(guardedRows(rows) as string[][], { delimiter })}\r\n`;
}
